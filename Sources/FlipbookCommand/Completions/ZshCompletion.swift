/// The completions for zsh.
struct ZshCompletion {
  let commands: [CompletionCommand]

  var script: String {
    """
    #compdef flipbook
    # Completions of flipbook for zsh, by "flipbook completions zsh".

    _flipbook() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe -t commands 'subcommand' commands
        _arguments '--help[Show the subcommands]' '--version[Show the version]'
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT -= 1 ))
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [ "$funcstack[1]" = _flipbook ]; then
      _flipbook "$@"
    else
      compdef _flipbook flipbook
    fi

    """
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  /// A text inside an `_arguments` specification, where brackets and colons have a meaning.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private func branch(_ command: CompletionCommand) -> String {
    var lines = command.options.flatMap { option -> [String] in
      let repeats = option.repeats ? "*" : ""
      let value = option.completion.map { ":\(escaped(option.value ?? "")):\(action($0))" } ?? ""
      let text = "[\(escaped(option.help))]\(value)"
      let long = "\(repeats)--\(option.name)\(option.value == nil ? "" : "=")\(text)"
      let short = option.letter.map { "\(repeats)-\($0)\(option.value == nil ? "" : "+")\(text)" }
      return [long] + (short.map { [$0] } ?? [])
    }
    if command.words.isEmpty {
      lines.append("*:file:_files")
    } else {
      lines.append("1:what:(\(command.words.joined(separator: " ")))")
      lines.append("*:file:_files")
    }
    return "    \(command.name)) _arguments -s \\\n"
      + lines.map { "      \(quoted($0))" }.joined(separator: " \\\n") + " ;;"
  }

  private func action(_ completion: OptionCompletion) -> String {
    switch completion {
    case .words(let words): "(\(words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .unknown: " "
    }
  }
}
