/// The completions for fish.
struct FishCompletion {
  let commands: [CompletionCommand]

  var script: String {
    let names = commands.map { command in
      "complete -c flipbook -n __fish_use_subcommand -f -a \(quoted(command.name)) -d \(quoted(command.summary))"
    }
    return """
      # Completions of flipbook for fish, by "flipbook completions fish".

      complete -c flipbook -n __fish_use_subcommand -l help -d 'Show the subcommands'
      complete -c flipbook -n __fish_use_subcommand -l version -d 'Show the version'
      \(names.joined(separator: "\n"))

      \(commands.flatMap(lines).joined(separator: "\n"))

      """
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private func lines(_ command: CompletionCommand) -> [String] {
    let start = "complete -c flipbook -n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
    let operands = command.words.map { "\(start) -a \(quoted($0))" }
    return operands
      + command.options.map { option in
        let short = option.letter.map { " -s \($0)" } ?? ""
        return "\(start) -l \(option.name)\(short)\(value(option)) -d \(quoted(option.help))"
      }
  }

  /// A list of words is read as fish code: each word is quoted once more.
  private func value(_ option: OptionSpec) -> String {
    switch option.completion {
    case nil: ""
    case .words(let words):
      " -x -a \(quoted(words.map { $0.contains(" ") ? quoted($0) : $0 }.joined(separator: " ")))"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .unknown: " -x"
    }
  }
}
