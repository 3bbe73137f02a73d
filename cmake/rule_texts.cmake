# cmake -P rule_texts.cmake SOURCE FILE...: writes a source with these texts in it, as src/report/rule_texts.hpp declares
# them. The files are named as seen from the folder in which it runs.

set(texts "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE 4 ${last})
  file(READ "${CMAKE_ARGV${i}}" text)
  string(APPEND texts "        {\"${CMAKE_ARGV${i}}\", R\"rules(${text})rules\"},\n")
endforeach()
file(WRITE "${CMAKE_ARGV3}" "#include \"report/rule_texts.hpp\"

namespace baize {

std::span<const RuleText> rule_texts() {
    static constexpr RuleText list[] = {
${texts}    };
    return list;
}

}  // namespace baize
")
