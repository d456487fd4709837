/// One run of the program.
struct Invocation {
  var host: Host
  /// The subcommand and everything after it, for a scene's process to read again.
  var arguments: [String]
  /// Runs a command line here, as a scene's process would.
  var runAsScene: @MainActor ([String]) throws -> Int32
  /// Serves the studio; nil in a scene's program, which has none.
  var serveStudio: (@MainActor (StudioRequest) throws -> Int32)?
  /// All subcommands, in the order of the help.
  var subcommands: [any Subcommand.Type]
  /// Runs another command line here.
  var runHere: @MainActor ([String]) throws -> Int32
}
