// SPDX-License-Identifier: MIT
// Reads any bytes as a browser's request or a page's message, depending on the first byte: nothing crashes or
// reads beyond the input.
#include "app/phone/messages.h"
#include "app/phone/requests.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace taletop;
using taletop::tests::require;

namespace {

void tryRequest(std::string_view bytes) {
    constexpr std::string_view host = "192.168.1.5:40123";
    using Kind = phone::Request::Kind;
    const auto length = phone::requestLength(bytes);
    const phone::Request request = phone::readRequest(bytes, host);
    if (request.kind == Kind::Refused)
        return;
    require(length == bytes.size(), "a request is whole");
    require(bytes.starts_with("GET /"), "only GET is answered");
    require(bytes.find(host) != std::string_view::npos, "a request is for us");
    require(request.kind != Kind::Socket || bytes.find("http://192.168.1.5:40123") != std::string_view::npos,
            "only our page may talk");
    require(request.picture >= 0 && (request.picture == 0 || request.kind == Kind::Picture),
            "only pictures have numbers");
    require(phone::readRequest(bytes, "other:1").kind == Kind::Refused, "a request is for one host");
}

void tryMessage(std::string_view bytes) {
    const auto message = phone::readMessage(bytes);
    if (!message)
        return;
    require(bytes.size() <= phone::longestMessage, "messages are short");
    require(!message->text.empty() && message->revision >= 0, "a message says something");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.empty())
        return 0;
    if (bytes.front() == 'r')
        tryRequest(bytes.substr(1));
    else
        tryMessage(bytes.substr(1));
    return 0;
}
