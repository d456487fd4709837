import FlipbookScenes

/// `flipbook completions SHELL`: a script that makes a shell complete subcommands, options and their values.
enum CompletionsCommand: Subcommand {
  static let name = "completions"
  static let summary = "Print a script that completes flipbook in a shell"

  static let parser = OptionParser(
    command: "flipbook completions", operands: "bash|zsh|fish",
    summary: """
      Prints completions made from the options of this version. For bash: eval "$(flipbook completions bash)" in ~/.bashrc.
      For zsh: flipbook completions zsh > DIR/_flipbook, where DIR is in $fpath. For fish:
      flipbook completions fish > ~/.config/fish/completions/flipbook.fish.
      """,
    sections: [OptionSection(title: "Run", options: [OptionSections.help])])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let known = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
    guard options.positionals.count == 1 else {
      throw FlipbookFailure("Name one shell: \(known).", .usage)
    }
    guard let shell = CompletionShell(rawValue: options.positionals[0]) else {
      throw FlipbookFailure("\"\(options.positionals[0])\" is none of \(known).", .usage)
    }
    Console.output(
      shell.script(invocation.subcommands.map { CompletionCommand($0.name, $0.summary, $0.parser) }))
    return ExitCode.success.rawValue
  }
}
