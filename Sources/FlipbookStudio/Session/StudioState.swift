import FlipbookCommand

/// The state that the page shows beside the picture.
struct StudioState: Encodable, Sendable {
  /// How the scene is.
  enum Phase: String, Encodable, Sendable {
    case compiling, starting, ready
    /// It doesn't compile, or can't be shown.
    case failed
    case crashed
    /// It gives no answer, and was ended.
    case hung
  }

  var kind = "state"
  /// Rises with each new process of the scene: pictures of earlier ones are of another film.
  var generation = 0
  var phase = Phase.compiling
  var file: String
  var problems: [StudioProblem] = []
  /// The film, of the last process that was ready; nil before one was.
  var info: StageInfo?
  /// The options in force, by name.
  var options: [String: String]
  /// Those that the page may change.
  var changeable = StudioRequest.changeable
  var isReadOnly: Bool
  /// Whether there is a film; a folder of goldens and a report have pictures alone.
  var showsFilm = true
  /// The file of rows of data, and how many it holds; nil for none.
  var rows: String?
  var rowCount = 0
  /// The row that gives the props, from 0; nil for none.
  var row: Int?
  /// Whether there are goldens to compare with.
  var hasGoldens = false
  /// The script that is in force, as JSON; nil for none.
  var script: String?
  /// Where a saved script goes; nil where none can be saved.
  var scriptPath: String?
  /// The presets for a film, those of the project first.
  var presets: [StudioPreset]
  /// The command that renders the film as it is shown.
  var command = ""
}
