/// One run of the program.
struct Invocation {
  var host: Host
  /// The subcommand with the options of this run.
  var request: CommandRequest
  /// The words after the subcommand; empty in a scene's process.
  var words: [String]
  /// Runs a request here, as a scene's process would.
  var runAsScene: @MainActor (CommandRequest) throws -> Int32
  /// Serves the studio; nil in a scene's program, which has none.
  var serveStudio: (@MainActor (StudioRequest) throws -> Int32)?
  /// All subcommands, in the order of the help.
  var subcommands: [any Subcommand.Type]
  /// Runs another command line here.
  var runHere: @MainActor ([String]) throws -> Int32
}
