// Many pieces of work on some threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <string>
#include <thread>
#include <vector>

#include "position.hpp"

namespace vorhand {

constexpr int kThreads = 256;

// Calls `work(k)` for k = 0 .. count - 1, each once, on so many threads, this one among them. The first exception
// of any of them comes back to the caller.
template <class Work>
void in_threads(std::size_t count, int threads, const Work& work) {
    if (threads < 1 || threads > kThreads) throw SetupError("threads: 1 to " + std::to_string(kThreads) + " are wanted");
    const std::size_t wanted = std::min(static_cast<std::size_t>(threads), count);
    std::vector<std::exception_ptr> failed(wanted);
    std::atomic<std::size_t> next{0};
    const auto guarded = [&](std::size_t thread) {
        try {
            for (std::size_t k; (k = next++) < count;) work(k);
        } catch (...) {
            failed[thread] = std::current_exception();
        }
    };
    if (wanted) {
        std::vector<std::jthread> others;  // joined at the end of this block, also where no more can be started
        for (std::size_t thread = 1; thread < wanted; ++thread) others.emplace_back(guarded, thread);
        guarded(0);
    }
    for (const auto& failure : failed)
        if (failure) std::rethrow_exception(failure);
}

}  // namespace vorhand
