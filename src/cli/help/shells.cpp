// What a shell needs to complete words of a command: a script that asks the program (complete.cpp).
#include <array>

#include "cli/help/complete.hpp"

namespace baize::cli {

namespace {

// Bash takes a word apart at = and : (COMP_WORDBREAKS), and puts an answer in place of the last part only.
constexpr std::string_view kBash = R"bash(# Completion of baize for bash.
# For this shell:         source <(baize completion bash)
# For every shell to come:  baize completion bash > ~/.local/share/bash-completion/completions/baize
_baize() {
    local line=${COMP_LINE:0:COMP_POINT} typed='' value part cut='' answer
    local -a words lines
    read -ra words <<<"$line"
    if [[ $line != *[[:blank:]] ]]; then
        typed=${words[-1]}
        unset 'words[-1]'
    fi
    mapfile -t lines < <("${words[0]/#~/$HOME}" complete "${words[@]:1}" "$typed" 2>/dev/null)
    part=$typed
    while [[ $part == *[=:]* ]]; do
        [[ $COMP_WORDBREAKS == *"${part:0:1}"* ]] && cut=${typed:0:${#typed}-${#part}+1}
        part=${part:1}
    done
    COMPREPLY=()
    for answer in "${lines[@]:1}"; do
        answer=${answer%%$'\t'*}
        COMPREPLY+=("${answer#"$cut"}")
        [[ $answer != *[=:] ]] || compopt -o nospace 2>/dev/null
    done
    value=$typed
    [[ $value != --*=* ]] || value=${value#*=}
    lines=("${lines[0]-words}")
    case ${lines[0]} in
        files) mapfile -t -O 1 lines < <(compgen -f -- "$value") ;;
        tables) mapfile -t -O 1 lines < <(compgen -d -- "$value"; compgen -f -X '!*.toml' -- "$value") ;;
        folders) mapfile -t -O 1 lines < <(compgen -d -- "$value") ;;
    esac
    [[ ${lines[0]} == words ]] || compopt -o filenames 2>/dev/null
    COMPREPLY+=("${lines[@]:1}")
}
complete -F _baize baize
)bash";

constexpr std::string_view kZsh = R"zsh(#compdef baize
# Completion of baize for zsh.
# For this shell:         source <(baize completion zsh)
# For every shell to come:  baize completion zsh > a folder of $fpath, as _baize
_baize() {
    local -a lines open shut open_said shut_said
    local line word
    lines=("${(@f)$(${(Q)words[1]} complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        if [[ $word == *[=:] ]]; then
            open+=("$word") open_said+=("$word  ${line#*$'\t'}")
        else
            shut+=("$word") shut_said+=("$word  ${line#*$'\t'}")
        fi
    done
    (( ! $#open )) || compadd -l -S '' -d open_said -a open
    (( ! $#shut )) || compadd -l -d shut_said -a shut
    [[ ${lines[1]} == words ]] || [[ $PREFIX != --*=* ]] || compset -P '*='
    case ${lines[1]} in
        files) _files ;;
        tables) _files -g '*.toml' ;;
        folders) _files -/ ;;
    esac
}
if [[ ${funcstack[1]-} == _baize ]]; then _baize "$@"; else compdef _baize baize; fi
)zsh";

constexpr std::string_view kFish = R"fish(# Completion of baize for fish.
# For this shell:         baize completion fish | source
# For every shell to come:  baize completion fish > ~/.config/fish/completions/baize.fish
function __baize_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l lines ($words[1] complete $words[2..-1] "$typed" 2>/dev/null)
    set -l value (string replace -r '^--[a-z-]+=' '' -- "$typed")
    switch "$lines[1]"
        case files tables
            __fish_complete_path "$value"
        case folders
            __fish_complete_directories "$value" ''
    end
    for line in $lines[2..-1]
        echo $line
    end
end
complete -c baize -f -a '(__baize_complete)'
)fish";

constexpr std::array<std::string_view, 3> kShells{"bash", "zsh", "fish"};

}  // namespace

std::span<const std::string_view> shells_with_completion() { return kShells; }

std::string_view completion_script(std::string_view shell) {
    return shell == "bash" ? kBash : shell == "zsh" ? kZsh : kFish;
}

}  // namespace baize::cli
