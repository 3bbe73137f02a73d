// A chart of blackjack that somebody may put squares into: read as it is written, counted and played as it says.
#pragma once

#include "odds/blackjack/chart_words.hpp"
#include "odds/pricer.hpp"

namespace baize::blackjack {

class ChartOfTotals : public PlayByChart {
public:
    // The set-up must outlive it.
    ChartOfTotals(const Setup& setup, Chart chart) : setup_(setup), chart_(std::move(chart)) {}

    std::string_view rows_are() const override { return kRowsAre; }
    std::string_view columns_are() const override { return kColumnsAre; }
    MaybeRefusal put(std::string_view section, const Square& square) override;
    std::unique_ptr<baize::Strategy> strategy() const override;
    void reprice(std::vector<Price>& prices) const override;

    const Chart& chart() const { return chart_; }
    double edge() const;  // two hands of Switch are switched as the learned worths of the hands say

private:
    const Setup& setup_;
    Chart chart_;
};

// With the best chart of the set-up.
std::unique_ptr<PlayByChart> play_by_chart(const Setup& setup);

}  // namespace baize::blackjack
