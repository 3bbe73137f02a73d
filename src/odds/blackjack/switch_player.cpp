#include "odds/blackjack/switch_player.hpp"

#include "games/blackjack/gb_switch.hpp"

namespace baize::blackjack {

Answer SwitchPlayer::answer(const Table& table, const Question& question) {
    using namespace gb::switching;
    const Box& box = table.box(question.box);
    if (!table::has_two_hands(table, box)) {
        if (!alone_) alone_ = std::make_unique<BoxPlayer>(make_alone_());
        return alone_->answer(table, question);
    }
    if (!question.offers(Switch)) return BoxPlayer::answer(table, question);
    const auto value = [&](std::size_t hand, std::size_t card) { return card_value(box.hands[hand].cards[card]); };
    const bool change =
        switching_(card_value(table.house().hand().cards[0]), value(0, 0), value(0, 1), value(1, 0), value(1, 1));
    return {change ? Switch : Keep, {}};
}

}  // namespace baize::blackjack
