/// The completions for bash.
struct BashCompletion {
  let commands: [CompletionCommand]

  /// Bash splits words at `=`: `--scheme=li` is three of them.
  var script: String {
    """
    # Completions of flipbook for bash, by "flipbook completions bash".

    _flipbook_words() {
      local word
      while IFS= read -r word; do
        [[ -n $word && $word == "$2"* ]] && COMPREPLY+=("$(printf %q "$word")")
      done <<< "$1"
    }

    _flipbook_files() {
      compopt -o filenames
      local path
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$2")
    }

    _flipbook() {
      local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} option=
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _flipbook_words \(quoted(commands.map(\.name) + ["--help", "--version"])) "$current"
        return
      fi
      if [[ $current == = ]]; then
        current= option=$before
      elif [[ $before == = ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
      elif [[ $before == -* && $current != -* ]]; then
        option=$before
      fi
      case $command,$option in
    \(values.joined(separator: "\n"))
      esac
      local options= words=
      case $command in
    \(commands.map(options).joined(separator: "\n"))
      esac
      if [[ $current == -* ]]; then
        _flipbook_words "$options" "$current"
      elif [[ -n $words && $COMP_CWORD == 2 ]]; then
        _flipbook_words "$words" "$current"
      else
        _flipbook_files -f "$current"
      fi
    }

    complete -F _flipbook flipbook

    """
  }

  private func quoted(_ words: [String]) -> String {
    "$'" + words.map { $0.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }.joined(separator: "\\n")
      + "'"
  }

  /// A branch for each kind of value: `render,--scheme | still,--scheme) …`.
  private var values: [String] {
    var places: [(action: String, patterns: [String])] = []
    for command in commands {
      for option in command.options {
        guard let completion = option.completion else { continue }
        let action =
          switch completion {
          case .words(let words): "_flipbook_words \(quoted(words)) \"$current\""
          case .files: "_flipbook_files -f \"$current\""
          case .folders: "_flipbook_files -d \"$current\""
          case .unknown: ":"
          }
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        let patterns = names.map { "\(command.name),\($0)" }
        if let index = places.firstIndex(where: { $0.action == action }) {
          places[index].patterns += patterns
        } else {
          places.append((action, patterns))
        }
      }
    }
    return places.map { "    \($0.patterns.joined(separator: "|")))\n      \($0.action)\n      return ;;" }
  }

  private func options(_ command: CompletionCommand) -> String {
    let names = command.options.map { "--\($0.name)" }
    let words = command.words.isEmpty ? "" : " words=\(quoted(command.words))"
    return "    \(command.name)) options=\(quoted(names))\(words) ;;"
  }
}
