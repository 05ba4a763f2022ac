#include "schnapsen.hpp"

#include "schnapsen_open.hpp"

namespace vorhand {

SchnapsenAnswer solve_schnapsen(const SchnapsenOptions& options, const SchnapsenPosition& position, bool every_deed,
                                const Limits& limits) {
    using namespace schnapsen;
    const Moment now = moment_of(options, position);
    const Rules rules(options, position);
    Budget budget(limits);
    OpenCards search(rules, budget);
    SchnapsenAnswer answer{{-3, 3}, {}, 0};
    if (every_deed) {
        answer.deeds = search.every(now);
        const bool first = to_act(now) == 0;
        for (DeedValue& deed : answer.deeds) deed.card = full(deed.card);
        const auto best = [&](bool low) {
            int found = first ? -4 : 4;
            for (const DeedValue& deed : answer.deeds) {
                const int value = low ? deed.value.low : deed.value.high;
                found = first ? std::max(found, value) : std::min(found, value);
            }
            return found;
        };
        if (!answer.deeds.empty()) answer.value = {best(true), best(false)};
    }
    if (answer.deeds.empty()) {
        try {
            const int value = search.value(now, -3, 3);
            answer.value = {value, value};
        } catch (const OutOfBudget&) {
        }
    }
    answer.nodes = budget.nodes();
    return answer;
}

}  // namespace vorhand
