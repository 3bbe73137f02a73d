#include "odds/best_play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <unordered_map>
#include <utility>

#include "definition/names.hpp"
#include "odds/answers.hpp"
#include "odds/histories.hpp"
#include "odds/view_key.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

// ---- What a course comes to -----------------------------------------------------------------------------------------

// Weighted with the chances of the courses that it is the sum of.
struct Worth {
    Ratio maximised = 0;
    std::vector<PositionWorth> positions;
    std::vector<std::size_t> decisions;  // those that come next, of the ones that are listed

    PositionWorth& at(Position position) {
        for (PositionWorth& each : positions)
            if (each.position == position) return each;
        return positions.emplace_back(PositionWorth{position, 0, 0});
    }
    void add(const Worth& other) {
        maximised += other.maximised;
        for (const PositionWorth& each : other.positions) {
            PositionWorth& mine = at(each.position);
            mine.net += each.net;
            mine.staked += each.staked;
        }
        decisions.insert(decisions.end(), other.decisions.begin(), other.decisions.end());
    }
    void scale(const Ratio& by) {
        maximised *= by;
        for (PositionWorth& each : positions) {
            each.net *= by;
            each.staked *= by;
        }
    }
};

// One way that the round can have gone. Where many of them wait only the events are kept, and are replayed in time.
struct Course {
    std::unique_ptr<Session> session;
    std::vector<Event> events;  // while there is no session
    Ratio chance = 1;

    const std::vector<Event>& all_events() const { return session ? session->events() : events; }
    void rest() {
        events = session->events();
        session.reset();
    }
};

// All that looked alike to the seat so far.
struct Alike {
    std::vector<Course> courses;
    std::string like;  // sets with one text are worth the same; empty: this one is like no other

    Ratio chance() const {
        Ratio sum = 0;
        for (const Course& course : courses) sum += course.chance;
        return sum;
    }
};

constexpr long kAskEveryStates = 128;  // states: some milliseconds
constexpr std::size_t kAwakeMax = 1000;

// ---- The search -----------------------------------------------------------------------------------------------------

class Search {
public:
    Search(const Setup& setup, const BestPlayRequest& request)
        : setup_(setup), request_(request), unit_(request.bets.empty() ? Money{1} : request.bets.front().stake) {}

    BestPlay run() {
        Alike all;
        std::vector<Event> opening = opening_events(setup_, request_.start, request_.bets);
        shuffles_ = shuffles_in(opening);
        if (!request_.first_cards.empty()) opening.push_back(CloseBets{});
        for (const Card card : request_.first_cards) opening.push_back(DealtCard{card, false});
        all.courses.push_back({nullptr, std::move(opening), 1});
        Worth worth = play(std::move(all), 1);
        found_.value = worth.maximised;
        found_.positions = std::move(worth.positions);
        mark_reached(worth.decisions);
        return std::move(found_);
    }

private:
    // What these courses are worth together if the seat plays on for the best. `share`: of the whole work.
    Worth play(Alike alike, double share) {
        const std::string like = std::move(alike.like);
        if (like.empty()) return play_out(std::move(alike), share);
        const Ratio chance = alike.chance();
        if (const auto known = known_.find(like); known != known_.end()) {
            tell(share);
            return scaled(known->second, chance);
        }
        Worth worth = play_out(std::move(alike), share);
        known_.emplace(like, scaled(worth, 1 / chance));
        return worth;
    }

    Worth play_out(Alike alike, double share) {
        if (asks_seat(session_of(alike.courses.front()))) return choose(std::move(alike), share);
        Branches branches;
        for (Course& course : alike.courses) branch(course, branches);
        alike.courses.clear();
        return play_each(std::move(branches), share);
    }

    // The best answer for all of them together.
    Worth choose(Alike alike, double share) {
        InformationSet set{view_of(alike.courses.front().session->table(), request_.seat), alike.chance(), {}, {}, 0,
                           false};
        set.answers = permitted_answers(alike);
        const std::size_t index = found_.decisions.size();
        if (request_.list_decisions) found_.decisions.emplace_back();
        Worth best;
        for (std::size_t i = 0; i < set.answers.size(); ++i) {
            const bool last = i + 1 == set.answers.size();
            Worth worth = answered(alike, set.answers[i], last, share / double(set.answers.size()));
            set.worth.push_back(worth.maximised / set.chance);
            if (i > 0 && worth.maximised <= best.maximised) continue;
            best = std::move(worth);
            set.best = i;
        }
        if (!request_.list_decisions) return best;
        found_.decisions[index] = std::move(set);
        following_[index] = std::exchange(best.decisions, {index});
        return best;
    }

    static Worth scaled(Worth worth, const Ratio& by) {
        worth.scale(by);
        return worth;
    }

    // From the first decisions on, along the best answers.
    void mark_reached(std::vector<std::size_t> indices) {
        while (!indices.empty()) {
            const std::size_t index = indices.back();
            indices.pop_back();
            if (std::exchange(found_.decisions[index].reached, true)) continue;
            const auto& next = following_[index];
            indices.insert(indices.end(), next.begin(), next.end());
        }
    }

    // The courses go on, each with this answer; after the `last` one they are no more needed.
    Worth answered(Alike& alike, const Answer& answer, bool last, double share) {
        Branches branches;
        // The seat's own cards are the same in all of them.
        const Event event = as_event(session_of(alike.courses.front()), answer);
        for (Course& course : alike.courses) take(advanced(course, event, 1, last), branches);
        return play_each(std::move(branches), share);
    }

    // ---- Courses ----------------------------------------------------------------------------------------------------

    // What follows one event: courses that are over, and the others by what the
    // seat sees now, in the order in which that first came.
    struct Branches {
        Worth ended;
        std::vector<Alike> list;
        std::unordered_map<std::string, std::size_t> index;
        std::unordered_map<std::string, std::size_t> same;  // where a course stands among those that look alike
        std::size_t courses = 0;
    };

    Worth play_each(Branches branches, double share) {
        Worth sum = std::move(branches.ended);
        for (Alike& alike : branches.list) sum.add(play(std::move(alike), share / double(branches.list.size())));
        if (branches.list.empty()) tell(share);
        return sum;
    }

    void branch(Course& course, Branches& branches) {
        const Session& session = session_of(course);
        if (session.need().kind == NeedKind::Decision)
            return take(advanced(course, others_answer(session), 1, true), branches);
        const auto next = next_by_chance(session);
        for (std::size_t i = 0; i < next.size(); ++i)
            take(advanced(course, next[i].first, next[i].second, i + 1 == next.size()), branches);
    }

    // The course and one event more. The last of its branches takes the session itself.
    Course advanced(Course& course, const Event& event, const Ratio& chance, bool last) {
        if (++found_.states > request_.states_max)
            throw std::length_error(
                fmt::format("the best play of {} takes more than {} states: a shorter deck or fewer answers are needed",
                            setup_.game().id, request_.states_max));
        if (found_.states % kAskEveryStates == 0) ask_to_go_on(request_.progress, done_);
        Course next{nullptr, {}, course.chance * chance};
        if (last && course.session) next.session = std::move(course.session);
        else next.session = replay(course.all_events());
        if (auto refusal = next.session->apply(event)) throw std::logic_error(to_string(*refusal));
        return next;
    }

    void take(Course course, Branches& branches) {
        if (course.session->finished()) return branches.ended.add(settled(course));
        const View view = view_of(course.session->table(), request_.seat);
        const auto [at, is_new] = branches.index.emplace(as_key(view), branches.list.size());
        if (is_new) branches.list.push_back({{}, request_.same_worth ? request_.same_worth(view) : std::string()});
        if (merged(course, at->second, branches)) return;
        if (++branches.courses > kAwakeMax) course.rest();
        branches.list[at->second].courses.push_back(std::move(course));
    }

    // Is there a course already that differs in nothing that matters? Then it has the chance of both.
    bool merged(const Course& course, std::size_t set, Branches& branches) const {
        if (!request_.same_course) return false;
        auto& courses = branches.list[set].courses;
        const std::string what = fmt::format("{} {}", set, request_.same_course(course.session->table()));
        const auto [same, is_first] = branches.same.emplace(what, courses.size());
        if (!is_first) courses[same->second].chance += course.chance;
        return !is_first;
    }

    std::unique_ptr<Session> replay(const std::vector<Event>& events) const {
        auto replayed = Session::replay(setup_, request_.start, events);
        if (!replayed) throw std::logic_error(to_string(replayed.refusal()));
        return std::move(*replayed);
    }

    const Session& session_of(Course& course) const {
        if (!course.session) course.session = replay(course.events);
        return *course.session;
    }

    static Event as_event(const Session& session, const Answer& answer) {
        return session.table().answered(session.need().question, answer);
    }

    bool asks_seat(const Session& session) const {
        return session.need().kind == NeedKind::Decision && session.need().question.player == request_.seat;
    }

    Event others_answer(const Session& session) const {
        const Question& question = session.need().question;
        if (!request_.others)
            throw std::logic_error(fmt::format("{} is asked, and there is no strategy for him", int{question.player}));
        const Answer answer = request_.others->answer(session.table(), question);
        return as_event(session, answer);
    }

    // ---- Answers ----------------------------------------------------------------------------------------------------

    // Those that the table takes. Were one taken in one course and refused in
    // another, the refusal would tell what lies face down.
    std::vector<Answer> permitted_answers(const Alike& alike) const {
        std::vector<Answer> answers;
        const auto possible = possible_answers(alike.courses.front().session->table());
        std::vector<std::size_t> taken(possible.size());
        for (const Course& course : alike.courses) {
            const auto woken = course.session ? nullptr : replay(course.events);
            const Session& session = course.session ? *course.session : *woken;
            for (std::size_t i = 0; i < possible.size(); ++i)
                taken[i] += !session.check(as_event(session, possible[i]));
        }
        for (std::size_t i = 0; i < possible.size(); ++i) {
            if (taken[i] == alike.courses.size()) answers.push_back(possible[i]);
            else if (taken[i] > 0) throw std::logic_error("an answer is refused by what the seat cannot see");
        }
        if (answers.empty()) throw std::logic_error("a question to which no answer is considered");
        return answers;
    }

    std::vector<Answer> possible_answers(const Table& table) const {
        const Question& question = table.need().question;
        const std::uint32_t considered = request_.considers ? request_.considers(question) : ~0u;
        std::vector<Answer> answers = answers_to_try(table, considered, request_.amounts_max);
        if (request_.picks)
            std::erase_if(answers, [&](const Answer& answer) {
                return question.with_cards >> answer.choice & 1u && !request_.picks(question, answer.cards);
            });
        return answers;
    }

    // ---- Ends -------------------------------------------------------------------------------------------------------

    static long shuffles_in(const std::vector<Event>& events) {
        return std::count_if(events.begin(), events.end(),
                             [](const Event& event) { return std::holds_alternative<Shuffled>(event); });
    }

    Worth settled(const Course& course) {
        const Table& table = course.session->table();
        if (!table.carried().remaining.empty())
            throw std::logic_error("a wager lives over rounds: the best play of one round is not its price");
        found_.shuffled = found_.shuffled || shuffles_in(course.session->events()) != shuffles_;
        Worth worth;
        for (const Line& line : table.lines()) {
            if (line.player != request_.seat) continue;
            PositionWorth& at = worth.at(line.position);
            const Ratio net = course.chance * exact_net(line, unit_);
            at.net += net;
            at.staked += course.chance * fraction(line.stake.cents, unit_.cents);
            if (!request_.counts || request_.counts(line.position)) worth.maximised += net;
        }
        return worth;
    }

    void tell(double share) {
        done_ += share;
        if (done_ < told_ + 0.001) return;
        told_ = done_;
        ask_to_go_on(request_.progress, done_);
    }

    const Setup& setup_;
    const BestPlayRequest& request_;
    Money unit_;
    BestPlay found_;
    std::unordered_map<std::string, Worth> known_;  // per unit of chance, by what same_worth says
    std::unordered_map<std::size_t, std::vector<std::size_t>> following_;  // decisions behind the best answer of one
    long shuffles_ = 0;
    double done_ = 0, told_ = 0;
};

}  // namespace

bool InformationSet::tied() const {
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (i != best && is_best(i)) return true;
    return false;
}

std::optional<Ratio> InformationSet::worth_of(int choice) const {
    std::optional<Ratio> most;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].choice == choice && (!most || worth[i] > *most)) most = worth[i];
    return most;
}

namespace {

Ratio sum_of(const BestPlay& play, const Game& game, std::size_t wager, Ratio PositionWorth::*of) {
    Ratio sum = 0;
    for (const PositionWorth& each : play.positions)
        if (priced_at(game, each.position).wager == wager) sum += each.*of;
    return sum;
}

}  // namespace

Ratio BestPlay::net_of(const Game& game, std::size_t wager) const {
    return sum_of(*this, game, wager, &PositionWorth::net);
}

Ratio BestPlay::staked_on(const Game& game, std::size_t wager) const {
    return sum_of(*this, game, wager, &PositionWorth::staked);
}

BestPlay best_play(const Setup& setup, const BestPlayRequest& request) { return Search(setup, request).run(); }

}  // namespace baize
