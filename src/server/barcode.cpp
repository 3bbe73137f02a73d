#include "server/barcode.hpp"

#include <fmt/format.h>
#include <zint.h>

#include <iterator>
#include <memory>
#include <stdexcept>

#include "ledger/ledger.hpp"

namespace baize::server {

namespace {

using Symbol = std::unique_ptr<zint_symbol, void (*)(zint_symbol*)>;

// A quiet zone of ten modules on either side: readers find no code without it.
Symbol encode(std::string_view number) {
    Symbol symbol(ZBarcode_Create(), ZBarcode_Delete);
    if (!symbol) throw std::runtime_error("zint has no memory for a barcode");
    symbol->symbology = BARCODE_C25INTER;
    symbol->height = 50;
    symbol->whitespace_width = 10;
    const auto* digits = reinterpret_cast<const unsigned char*>(number.data());
    const int status = ZBarcode_Encode_and_Buffer_Vector(symbol.get(), digits, static_cast<int>(number.size()), 0);
    if (status >= ZINT_ERROR || !symbol->vector)
        throw std::runtime_error(fmt::format("zint made no barcode: {}", symbol->errtxt));
    return symbol;
}

// Sets of four digits are read and typed with fewer mistakes than eighteen in a row.
std::string grouped(std::string_view number) {
    std::string text;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (i > 0 && i % 4 == 0) text += ' ';
        text += number[i];
    }
    return text;
}

}  // namespace

std::optional<std::string> voucher_barcode(std::string_view number) {
    if (!ledger::voucher_number_holds(number)) return std::nullopt;
    const Symbol symbol = encode(number);
    const zint_vector& drawing = *symbol->vector;
    std::string svg;
    const auto out = std::back_inserter(svg);
    fmt::format_to(out,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:g} {1:g}\" width=\"{0:g}\" "
                   "height=\"{1:g}\" role=\"img\">\n",
                   drawing.width, drawing.height);
    fmt::format_to(out, "<title>Voucher {}</title>\n<rect width=\"{:g}\" height=\"{:g}\" fill=\"#fff\"/>\n",
                   grouped(number), drawing.width, drawing.height);
    for (const zint_vector_rect* bar = drawing.rectangles; bar; bar = bar->next)
        fmt::format_to(out, "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\"/>\n", bar->x, bar->y,
                       bar->width, bar->height);
    for (const zint_vector_string* text = drawing.strings; text; text = text->next)
        fmt::format_to(out,
                       "<text x=\"{:g}\" y=\"{:g}\" font-family=\"monospace\" font-size=\"{:g}\" "
                       "text-anchor=\"middle\">{}</text>\n",
                       text->x, text->y, text->fsize, grouped(number));
    svg += "</svg>\n";
    return svg;
}

}  // namespace baize::server
