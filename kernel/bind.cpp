// The only file that knows Python: numbers and tuples in, numbers and tuples out, the lock released while it works.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "forecast.hpp"
#include "max_n.hpp"
#include "random.hpp"
#include "schnapsen.hpp"
#include "schnapsen_hidden.hpp"
#include "solve.hpp"
#include "threads.hpp"

namespace nb = nanobind;
using namespace vorhand;

namespace {

using Nodes = std::optional<std::uint64_t>;
using Seconds = std::optional<double>;
using RawPosition = std::tuple<std::vector<Set>, int, std::vector<int>>;  // hands, leader, trick

// Hands, stock, trump, leader, card led, card points, pending, tricks, closer, record at closing.
using RawSchnapsen = std::tuple<std::array<Set, 2>, std::vector<int>, int, int, int, std::array<int, 2>, std::array<int, 2>,
                                std::array<int, 2>, int, int, int>;
using RawOptions = std::tuple<int, bool, bool, bool, bool>;
using HandsOfWorlds = nb::ndarray<const Set, nb::ndim<1>, nb::c_contig, nb::device::cpu>;  // world by world, by seat

Position position_of(const RawPosition& raw) {
    const auto& [hands, leader, trick] = raw;
    if (hands.size() > kSeats) throw SetupError("position: there are more than six hands");
    Position position;
    std::copy(hands.begin(), hands.end(), position.hands.begin());
    position.leader = leader;
    position.trick = trick;
    return position;
}

Limits limits_of(Nodes nodes, Seconds seconds) {
    Limits limits;
    if (nodes) limits.nodes = *nodes;
    if (seconds) limits.seconds = *seconds;
    return limits;
}

using RawAnswer = std::tuple<int, int, std::vector<std::tuple<int, int, int>>, std::uint64_t>;

RawAnswer raw(const Answer& answer) {
    std::vector<std::tuple<int, int, int>> cards;
    for (const CardValue& card : answer.cards) cards.emplace_back(card.card, card.value.low, card.value.high);
    return {answer.value.low, answer.value.high, cards, answer.nodes};
}

// A vector handed over to Python as a memoryview without a copy.
template <class Number>
nb::ndarray<nb::memview, Number> array_of(std::vector<Number>&& numbers, std::initializer_list<std::size_t> shape) {
    auto* kept = new std::vector<Number>(std::move(numbers));
    nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<Number>*>(p); });
    return nb::ndarray<nb::memview, Number>(kept->data(), shape, owner);
}

std::vector<Position> worlds_of(const Tables& tables, const HandsOfWorlds& hands, int leader, const std::vector<int>& trick) {
    check(tables);
    const std::size_t seats = static_cast<std::size_t>(tables.seats);
    if (hands.size() % seats) throw SetupError("worlds: the hands are not so many for each of them");
    std::vector<Position> at(hands.size() / seats);
    for (std::size_t k = 0; k < hands.size(); ++k) at[k / seats].hands[k % seats] = hands.data()[k];
    for (Position& position : at) position.leader = leader, position.trick = trick;
    return at;
}

auto raw(Worlds&& found, std::size_t worlds) {
    const std::size_t columns = found.cards.size();
    return std::make_tuple(found.cards, array_of(std::move(found.values), {worlds, columns}), found.nodes);
}

SchnapsenPosition schnapsen_of(const RawSchnapsen& raw) {
    const auto& [hands, stock, trump, leader, led, points, pending, tricks, closer, closing_points, closing_tricks] = raw;
    return {hands, stock, trump, leader, led, points, pending, tricks, closer, closing_points, closing_tricks};
}

auto raw(const SchnapsenAnswer& answer) {
    std::vector<std::tuple<int, int, int, int>> deeds;
    for (const DeedValue& deed : answer.deeds)
        deeds.emplace_back(static_cast<int>(deed.deed), deed.card, deed.value.low, deed.value.high);
    return std::make_tuple(answer.value.low, answer.value.high, deeds, answer.nodes);
}

}  // namespace

NB_MODULE(_vorhand_kernel, module) {
#if defined(__x86_64__) && defined(__POPCNT__)
    if (!__builtin_cpu_supports("popcnt")) throw nb::import_error("this processor lacks the instruction popcnt");
#endif
    nb::set_leak_warnings(false);  // tables are kept in a cache of Python's until the process ends
    nb::exception<SetupError>(module, "KernelSetupError", PyExc_ValueError);

    nb::class_<Tables>(module, "Tables")
        .def(nb::init<>())
        .def_rw("seats", &Tables::seats)
        .def_rw("suits", &Tables::suits)
        .def_rw("trump", &Tables::trump)
        .def_rw("ruff_freely", &Tables::ruff_freely)
        .def_rw("strength", &Tables::strength)
        .def_rw("points", &Tables::points)
        .def_rw("worth", &Tables::worth)
        .def_rw("bonus_cards", &Tables::bonus_cards)
        .def_rw("bonus", &Tables::bonus)
        .def_rw("takers", &Tables::takers)
        .def_rw("maxers", &Tables::maxers);

    module.def("value", [](const Tables& tables, const RawPosition& position, Nodes nodes, Seconds seconds) {
        const Position at = position_of(position);
        nb::gil_scoped_release unlocked;
        return raw(value(tables, at, limits_of(nodes, seconds)));
    });
    module.def("at_least", [](const Tables& tables, const RawPosition& position, int target, Nodes nodes,
                              Seconds seconds) {
        const Position at = position_of(position);
        nb::gil_scoped_release unlocked;
        return raw(at_least(tables, at, target, limits_of(nodes, seconds)));
    });
    module.def("reached", [](const Tables& tables, const RawPosition& position, const std::vector<int>& levels) {
        const Position at = position_of(position);
        nb::gil_scoped_release unlocked;
        return reached(tables, at, levels);
    });
    module.def("card_values", [](const Tables& tables, const RawPosition& position, std::optional<int> target,
                                 Nodes nodes, Seconds seconds) {
        const Position at = position_of(position);
        nb::gil_scoped_release unlocked;
        return raw(card_values(tables, at, target ? &*target : nullptr, limits_of(nodes, seconds)));
    });
    module.def("worlds", [](const Tables& tables, const HandsOfWorlds& hands, int leader, const std::vector<int>& trick,
                            const std::vector<int>& targets, const std::vector<int>& levels, int threads, Nodes nodes,
                            Seconds seconds) {
        const std::vector<Position> at = worlds_of(tables, hands, leader, trick);
        Worlds found;
        {
            nb::gil_scoped_release unlocked;
            found = solve_worlds(tables, at, targets, levels, threads, limits_of(nodes, seconds));
        }
        return raw(std::move(found), at.size());
    });
    module.def("max_n_worlds", [](const Tables& tables, const HandsOfWorlds& hands, int leader,
                                  const std::vector<int>& trick, int threads, Nodes nodes) {
        const std::vector<Position> at = worlds_of(tables, hands, leader, trick);
        Worlds found;
        {
            nb::gil_scoped_release unlocked;
            found = max_n_worlds(tables, at, threads, limits_of(nodes, std::nullopt));
        }
        return raw(std::move(found), at.size());
    });
    module.def("forecast", [](const Tables& tables, const HandsOfWorlds& hands, Set pack, int leader,
                              const std::vector<int>& plays, int count, bool weighs, bool learns, std::uint64_t seed, int threads) {
        Story story{{}, pack, leader, plays};
        for (const Position& world : worlds_of(tables, hands, leader, {})) story.worlds.push_back(world.hands);
        nb::gil_scoped_release unlocked;
        const Forecast found = forecast(tables, story, {count, weighs, learns, seed, threads});
        return std::make_pair(found.cards, found.gains);
    });
    module.def("playouts", [](const Tables& tables, const RawPosition& position, int count, std::uint64_t seed) {
        const Position at = position_of(position);
        std::vector<std::int16_t> found;
        {
            nb::gil_scoped_release unlocked;
            found = playouts(tables, at, count, seed);
        }
        const std::size_t size = found.size();
        return array_of(std::move(found), {size});
    });
    module.def("random_deals", [](const Tables& tables, int hand_size, int leader, int count, std::uint64_t seed) {
        std::vector<std::int16_t> found;
        {
            nb::gil_scoped_release unlocked;
            found = random_deals(tables, hand_size, leader, count, seed);
        }
        const std::size_t size = found.size();
        return array_of(std::move(found), {size});
    });
    module.def("sample", [](Set unseen, const std::vector<int>& sizes, const std::vector<Set>& barred, int count, std::uint64_t seed) {
        std::vector<std::uint64_t> found;
        double ways = 0;
        const std::size_t places = sizes.size();
        check_count(count);
        {
            nb::gil_scoped_release unlocked;
            const Sampler sampler({unseen, sizes, barred});
            Random random(seed);
            ways = sampler.ways();
            found.resize(static_cast<std::size_t>(count) * places);
            for (int k = 0; k < count; ++k) sampler.draw(random, found.data() + static_cast<std::size_t>(k) * places);
        }
        return std::make_pair(ways, array_of(std::move(found), {static_cast<std::size_t>(count), places}));
    });
    module.def("max_n", [](const Tables& tables, const RawPosition& position, Nodes nodes) {
        const Position at = position_of(position);
        nb::gil_scoped_release unlocked;
        Gains found = max_n(tables, at, limits_of(nodes, std::nullopt));
        return std::make_pair(found.seats, found.nodes);
    });
    module.def("schnapsen", [](const RawOptions& options, const RawSchnapsen& position, bool every_deed, Nodes nodes) {
        const SchnapsenPosition at = schnapsen_of(position);
        SchnapsenAnswer answer;
        {
            nb::gil_scoped_release unlocked;
            answer = solve_schnapsen(std::make_from_tuple<SchnapsenOptions>(options), at, every_deed, limits_of(nodes, std::nullopt));
        }
        return raw(answer);
    });
    module.def("schnapsen_worlds", [](const RawOptions& options, const std::vector<RawSchnapsen>& positions, int threads, Nodes nodes) {
        std::vector<SchnapsenPosition> at;
        at.reserve(positions.size());
        for (const RawSchnapsen& position : positions) at.push_back(schnapsen_of(position));
        std::vector<SchnapsenAnswer> answers(at.size());
        {
            nb::gil_scoped_release unlocked;
            in_threads(at.size(), threads, [&](std::size_t k) {
                answers[k] = solve_schnapsen(std::make_from_tuple<SchnapsenOptions>(options), at[k], true, limits_of(nodes, std::nullopt));
            });
        }
        std::vector<decltype(raw(answers[0]))> found;
        for (const SchnapsenAnswer& answer : answers) found.push_back(raw(answer));
        return found;
    });
    module.def("schnapsen_hidden", [](const RawOptions& options, const std::vector<RawSchnapsen>& worlds,
                                      const std::array<double, 7>& gains, Set known, Set barred, int tries, int threads,
                                      std::uint64_t seed) {
        std::vector<SchnapsenPosition> at;
        at.reserve(worlds.size());
        for (const RawSchnapsen& world : worlds) at.push_back(schnapsen_of(world));
        std::vector<Prospect> prospects;
        {
            nb::gil_scoped_release unlocked;
            prospects = search_hidden(std::make_from_tuple<SchnapsenOptions>(options), at, {gains, known, barred, tries, threads, seed});
        }
        std::vector<std::tuple<int, int, double, double, int>> found;
        for (const Prospect& each : prospects)
            found.emplace_back(static_cast<int>(each.deed), each.card, each.worth, each.chance, each.tries);
        return found;
    });
}
