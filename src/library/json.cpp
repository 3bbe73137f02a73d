#include "baize/json.hpp"

#include <nlohmann/json.hpp>

#include "library/inside.hpp"
#include "library/table_file.hpp"
#include "report/definition.hpp"
#include "report/price_json.hpp"
#include "report/strategy_json.hpp"
#include "report/table_report.hpp"

namespace baize::v0 {

namespace {

using Json = nlohmann::ordered_json;

std::string text_of(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string json_of(const Game& game) {
    return text_of(wire::json_of<protocol::lab::Definition, Json>(
        definition_of(*game.inside().game, RowsOf::Catalogue)));
}

std::string json_of(const std::vector<Price>& prices) {
    Json rows = Json::array();
    for (const Price& each : prices) rows.push_back(to_json(each));
    return text_of(rows);
}

std::string json_of(const Setup& setup, const Explanation& play) { return text_of(to_json(inner(setup), play)); }
std::string json_of(const Setup& setup, const TimedAdvice& advice) { return text_of(to_json(inner(setup), advice)); }

std::string json_of(const TableFile& table, const TableReport& report) {
    return text_of(wire::json_of<protocol::lab::Checked, Json>(checked_of(inner(table), report)));
}

}  // namespace baize::v0
