import FlipbookScenes

/// `flipbook man`: the manual page, made from the options of this version.
enum ManualCommand: Subcommand {
  static let name = "man"
  static let summary = "Print the manual page"

  static let parser = OptionParser(
    command: "flipbook man", operands: "",
    summary: """
      Prints the manual page flipbook(1) for man(1): flipbook man > flipbook.1 && man ./flipbook.1. "make install" puts it
      where "man flipbook" finds it.
      """,
    sections: [OptionSection(title: "Run", options: [OptionSections.help])])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard options.positionals.isEmpty else {
      throw FlipbookFailure("There is one manual page; \"\(options.positionals[0])\" says nothing.", .usage)
    }
    Console.output(ManualPage(subcommands: invocation.subcommands).text)
    return ExitCode.success.rawValue
  }
}
