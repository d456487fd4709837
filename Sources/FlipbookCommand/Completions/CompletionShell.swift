/// A shell that completions are written for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that makes the shell complete `flipbook`.
  ///
  /// - Parameter commands: The subcommands in the order of the help.
  func script(_ commands: [CompletionCommand]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).script
    case .zsh: ZshCompletion(commands: commands).script
    case .fish: FishCompletion(commands: commands).script
    }
  }
}
