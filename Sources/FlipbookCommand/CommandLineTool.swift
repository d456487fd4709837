import FlipbookDiagnostics
import FlipbookExport
import FlipbookScenes
import Foundation

/// The command line: picks the subcommand, runs it, and turns failures into messages and exit codes.
@MainActor
package struct CommandLineTool {
  private let host: Host
  private let serveStudio: (@MainActor (StudioRequest) throws -> Int32)?

  /// - Parameter serveStudio: Serves the studio, whose library scenes don't load; nil where there is none.
  package init(host: Host, serveStudio: (@MainActor (StudioRequest) throws -> Int32)? = nil) {
    (self.host, self.serveStudio) = (host, serveStudio)
  }

  static let subcommands: [any Subcommand.Type] = [
    RenderCommand.self, StillCommand.self, ExportCommand.self, StitchCommand.self, ListCommand.self,
    LintCommand.self,
    ValidateCommand.self,
    PreviewsCommand.self, CompareCommand.self, CheckCommand.self, VerifyCommand.self, ChangedCommand.self,
    BatchCommand.self, CacheCommand.self, PlanCommand.self, RunCommand.self, JoinCommand.self,
    SubmitCommand.self, StudioCommand.self, WatchCommand.self, CaptionsCommand.self, InitCommand.self,
    ExamplesCommand.self, BenchCommand.self, DoctorCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  /// Runs a command line.
  ///
  /// - Parameter arguments: Everything after the program's name.
  /// - Returns: The exit code.
  package func run(_ arguments: [String]) -> Int32 {
    // Writing to a pipe that nobody reads any more must fail, not end the program.
    signal(SIGPIPE, SIG_IGN)
    SignalRelay.install()
    ProcessMemory.keepFreedPages()
    do {
      return try dispatch(arguments)
    } catch let failure as FlipbookFailure {
      Console.error("flipbook: \(failure.message)\n", keepingColors: failure.isColored)
      return failure.exitCode.rawValue
    } catch {
      Console.error("flipbook: \(error)\n")
      return ExitCode.failure.rawValue
    }
  }

  /// - Throws: ``FlipbookFailure``.
  func dispatch(_ arguments: [String]) throws -> Int32 {
    let arguments = try applyingColors(arguments)
    guard let word = arguments.first else {
      Console.error(Self.help)
      return ExitCode.usage.rawValue
    }
    switch word {
    case "--help", "-h", "help":
      if arguments.count > 1, let topic = Self.subcommands.first(where: { $0.name == arguments[1] }) {
        Console.output(topic.parser.help)
      } else {
        Console.output(Self.help)
      }
      return ExitCode.success.rawValue
    case "--version", "version":
      Console.output("flipbook \(FlipbookVersion.current)\n")
      return ExitCode.success.rawValue
    case CommandRequest.word where arguments.count == 2:
      return try run(CommandRequest(readingFrom: arguments[1]))
    default:
      if word == SessionServer.command, let server = SessionServer(host: host) { return server.run() }
      if word == StageServer.command, arguments.count == 2, let server = StageServer(host: host) {
        return server.run(requestAt: arguments[1])
      }
      guard let subcommand = Self.subcommands.first(where: { $0.name == word }) else {
        throw Self.unknown(word)
      }
      var words = Array(arguments.dropFirst())
      let parser = subcommand.parser(for: words)
      if parser.sections.contains(where: { $0.options.contains(OptionSections.quality) }) {
        words = FilmQuality.spelled(out: words)
      }
      var options = try parser.parse(words)
      if options.has("help") {
        Console.output(parser.help)
        return ExitCode.success.rawValue
      }
      options = try options.addingThoseOfScene(parser)
      if let rate = FilmQuality(rawValue: options.values["quality"] ?? "")?.frameRate,
        options.values["fps"] == nil
      {
        options.values["fps"] = rate
      }
      return try run(
        CommandRequest(subcommand: word, options: options), words: Array(arguments.dropFirst()))
    }
  }

  /// Runs a subcommand with options that are all understood.
  ///
  /// - Parameter words: Those after the subcommand, as they were given.
  /// - Throws: ``FlipbookFailure``.
  private func run(_ request: CommandRequest, words: [String] = []) throws -> Int32 {
    guard let subcommand = Self.subcommands.first(where: { $0.name == request.subcommand }) else {
      throw Self.unknown(request.subcommand)
    }
    return try subcommand.run(
      request.options,
      Invocation(
        host: host, request: request, words: words,
        runAsScene: { try Self(host: .scene).run($0) }, serveStudio: serveStudio,
        subcommands: Self.subcommands, runHere: { try dispatch($0) }))
  }

  /// Takes `--color` before the subcommand; after it, the word is Lottie's.
  private func applyingColors(_ arguments: [String]) throws -> [String] {
    guard let first = arguments.first, first == "--color" || first.hasPrefix("--color=") else {
      return arguments
    }
    let isJoined = first != "--color"
    let word = isJoined ? String(first.dropFirst(8)) : arguments.dropFirst().first ?? ""
    guard let choice = MessageColors.Choice(rawValue: word) else {
      throw FlipbookFailure("--color \(word): must be auto, always or never", .usage)
    }
    choice.apply()
    return Array(arguments.dropFirst(isJoined ? 1 : 2))
  }

  private static func unknown(_ word: String) -> FlipbookFailure {
    let names = subcommands.map { $0.name }
    var text = "There is no subcommand \"\(word)\"."
    if word.hasSuffix(".swift") || word.hasSuffix(".json") {
      text += " Do you mean \"flipbook render \(word)\"?"
    } else if let nearest = NearestWord.find(word, in: names) {
      text += " Do you mean \(nearest)?"
    }
    return FlipbookFailure(
      "\(text) There are \(names.joined(separator: ", ")); see \"flipbook --help\".", .usage)
  }

  static var help: String {
    let width = subcommands.map { $0.name.count }.max() ?? 0
    let rows = subcommands.map { subcommand in
      "  \(subcommand.name)\(String(repeating: " ", count: width - subcommand.name.count))  \(subcommand.summary)"
    }
    return """
      Usage:
        flipbook SUBCOMMAND [OPTION…] [FILE]

      Renders animation scenes, written in Swift or as layers in JSON, to frames and video.

      Subcommands:
      \(rows.joined(separator: "\n"))

      "flipbook SUBCOMMAND --help" shows the options of one; "flipbook --version" the version.
      "flipbook --color=auto|always|never SUBCOMMAND …" says whether messages have colours; NO_COLOR turns them off too.

      """
  }
}
