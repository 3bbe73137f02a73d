// The barcode of a voucher. The bars are read back here, by the
// definition of Interleaved 2 of 5, and must say the number.
#include "server/barcode.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>
#include <string>
#include <vector>

#include "ledger/ledger.hpp"

namespace baize::server::barcode_test {
namespace {

struct Bar {
    double x, width;
};

std::vector<Bar> bars_of(const std::string& svg) {
    static const std::regex kBar("<rect x=\"([0-9.]+)\" y=\"[0-9.]+\" width=\"([0-9.]+)\"");
    std::vector<Bar> bars;
    for (std::sregex_iterator each(svg.begin(), svg.end(), kBar), end; each != end; ++each)
        bars.push_back({std::stod((*each)[1]), std::stod((*each)[2])});
    return bars;
}

// Two of five elements are wide; their weights are 1, 2, 4, 7 and parity, and 11 stands for 0.
char digit_of(const std::vector<bool>& wide) {
    static constexpr int kWeights[] = {1, 2, 4, 7, 0};
    int sum = 0;
    for (std::size_t i = 0; i < 5; ++i) sum += wide[i] ? kWeights[i] : 0;
    return static_cast<char>('0' + (sum == 11 ? 0 : sum));
}

// Odd digits are in the bars, even digits in the gaps; two narrow bars start, a wide and a narrow one end.
std::string read_back(const std::vector<Bar>& bars) {
    const double narrow =
        std::min_element(bars.begin(), bars.end(), [](const Bar& a, const Bar& b) { return a.width < b.width; })->width;
    std::string number;
    for (std::size_t first = 2; first + 5 <= bars.size() - 2; first += 5) {
        std::vector<bool> in_bars, in_gaps;
        for (std::size_t i = first; i < first + 5; ++i) {
            in_bars.push_back(bars[i].width > 1.5 * narrow);
            in_gaps.push_back(bars[i + 1].x - bars[i].x - bars[i].width > 1.5 * narrow);
        }
        number += digit_of(in_bars);
        number += digit_of(in_gaps);
    }
    return number;
}

// Every tag is closed, in order, and nothing but tags and text lies in the picture.
bool well_formed(const std::string& svg) {
    static const std::regex kTag("<(/?)([a-z]+)((?: [a-zA-Z-]+=\"[^\"<>&]*\")*)(/?)>");
    std::vector<std::string> open;
    std::string rest;
    auto end = svg.cbegin();
    for (std::sregex_iterator each(svg.begin(), svg.end(), kTag), none; each != none; ++each) {
        const std::smatch& tag = *each;
        if (tag[1].length() == 0 && tag[4].length() == 0) open.push_back(tag[2]);
        if (tag[1].length() > 0) {
            if (open.empty() || open.back() != tag[2]) return false;
            open.pop_back();
        }
        rest.append(end, tag[0].first);
        end = tag[0].second;
    }
    rest.append(end, svg.cend());
    return open.empty() && rest.find_first_of("<>&") == std::string::npos;
}

TEST(Barcode, SaysTheNumberOfTheVoucher) {
    for (const std::uint64_t random : {0ull, 1ull, 12'345'678'901'234'567ull, 99'999'999'999'999'999ull}) {
        const std::string number = ledger::voucher_number(random);
        const auto svg = voucher_barcode(number);
        ASSERT_TRUE(svg) << number;
        EXPECT_TRUE(well_formed(*svg)) << *svg;
        EXPECT_EQ(read_back(bars_of(*svg)), number);
    }
}

TEST(Barcode, DiffersByNumber) {
    EXPECT_NE(*voucher_barcode(ledger::voucher_number(1)), *voucher_barcode(ledger::voucher_number(2)));
}

TEST(Barcode, IsMadeOfVoucherNumbersOnly) {
    std::string wrong = ledger::voucher_number(7);
    wrong.back() = wrong.back() == '0' ? '1' : '0';
    EXPECT_FALSE(voucher_barcode(wrong));
    EXPECT_FALSE(voucher_barcode(""));
    EXPECT_FALSE(voucher_barcode("12"));
    EXPECT_FALSE(voucher_barcode("<script>"));
}

}  // namespace
}  // namespace baize::server::barcode_test
