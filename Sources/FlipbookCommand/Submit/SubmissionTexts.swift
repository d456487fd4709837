/// The files of a submission and the commands that hand them to an engine.
struct SubmissionTexts: Equatable, Sendable {
  /// A file to write.
  struct File: Equatable, Sendable {
    var path: String
    var text: String
  }

  var files: [File]
  /// Words of each command, in order. `JOB` stands for the number that the engine gives the command before.
  var commands: [[String]]

  /// All of it, for a person to read.
  var description: String {
    files.map { "# \($0.path)\n\($0.text)\n" }.joined() + commands.map { Submission.line($0) + "\n" }.joined()
  }
}
