import FlipbookScenes

/// One word after `flipbook`, with its options and what it does.
@MainActor
protocol Subcommand {
  /// The word.
  static var name: String { get }
  /// One line for the list of subcommands, without a full stop.
  static var summary: String { get }
  static var parser: OptionParser { get }
  /// The parser of a command line; ``parser`` unless the first words decide otherwise.
  ///
  /// - Parameter arguments: The words after the subcommand.
  static func parser(for arguments: [String]) -> OptionParser

  /// Does the work.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - invocation: Where this runs, and the arguments to run it elsewhere.
  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure``.
  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32
}

extension Subcommand {
  static func parser(for arguments: [String]) -> OptionParser { parser }
}
