; SPDX-License-Identifier: MIT
; The installer for Windows. tools/package.sh windows calls makensis with
;   VERSION  0.1.0
;   STAGE    the folder that `cmake --install` has filled, with Qt next to the program
;   OUT      the installer to write
;   ICON     taletop.ico
;   LICENCE  the licence
; It installs for the current user and needs no administrator's password. Saved games are in another
; folder and stay when the program is removed.
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define NAME Taletop
!define KIND Taletop.Save
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Taletop"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Taletop"
InstallDirRegKey HKCU "Software\Taletop" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Taletop"
VIAddVersionKey "LegalCopyright" "The Taletop authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\taletop.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

; Notifies Windows that file types have changed, so that it redraws their icons.
!macro TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Removes the files that an installer of Taletop has listed in installed.txt, and then empty folders. So an
; older version leaves nothing behind, and other files in a folder that somebody has chosen are safe.
!macro RemoveInstalled PREFIX
Function ${PREFIX}RemoveInstalled
    IfFileExists "$INSTDIR\installed.txt" 0 done
    FileOpen $0 "$INSTDIR\installed.txt" r
next:
    FileRead $0 $1
    StrCmp $1 "" close
    ; Each line is a path below the folder, followed by a line feed.
    StrCpy $1 $1 -1
    StrCmp $1 "" next
    Delete "$INSTDIR\$1"
    ; A path that ends with a backslash is a folder. Folders come after their files.
    StrCpy $2 $1 1 -1
    StrCmp $2 "\" 0 next
    RMDir "$INSTDIR\$1"
    Goto next
close:
    FileClose $0
    Delete "$INSTDIR\installed.txt"
done:
FunctionEnd
!macroend
!insertmacro RemoveInstalled ""
!insertmacro RemoveInstalled "un."

Section "Taletop"
    Call RemoveInstalled
    SetOutPath "$INSTDIR"
    File /r "${STAGE}\*.*"
    WriteRegStr HKCU "Software\Taletop" "Folder" "$INSTDIR"
    CreateShortcut "$SMPROGRAMS\Taletop.lnk" "$INSTDIR\bin\taletop.exe"

    WriteRegStr HKCU "${CLASSES}\.taletop" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.taletop" "Content Type" "application/x-taletop"
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Taletop game"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\bin\taletop.exe,1"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\bin\taletop.exe" "%1"'

    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${REMOVAL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\bin\taletop.exe"
    WriteRegStr HKCU "${REMOVAL}" "Publisher" "The Taletop authors"
    WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
    !insertmacro TellShell
SectionEnd

Section "Uninstall"
    Call un.RemoveInstalled
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Taletop.lnk"
    ; Another program may have registered the file extension since.
    ReadRegStr $0 HKCU "${CLASSES}\.taletop" ""
    StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.taletop"
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${REMOVAL}"
    DeleteRegKey HKCU "Software\Taletop"
    !insertmacro TellShell
SectionEnd
