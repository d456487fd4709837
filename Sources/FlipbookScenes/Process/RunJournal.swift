import Foundation

/// Where a scene's process notes how far it is, so that the process that started it can say what a crash
/// interrupted and tidy up after it.
///
/// One small file, written over with each frame: it outlives the process however that ends.
package struct RunJournal {
  /// The environment variable that carries the file's path to the scene's process.
  package static let variable = "FLIPBOOK_JOURNAL"

  /// What a run was doing last.
  package enum State: Equatable, Codable, Sendable {
    /// Making the scene of a name.
    case making(scene: String)
    /// Asking the scene for a frame.
    case drawing(scene: String, frame: Int, time: Double)
    /// Everything was done; the exit code counts.
    case finished
  }

  private static let length = 512

  private let handle: FileHandle

  /// Opens the journal named by the environment; nil outside a scene's process.
  package init?(environment: [String: String]) {
    guard let path = environment[Self.variable], let handle = FileHandle(forWritingAtPath: path) else {
      return nil
    }
    self.handle = handle
  }

  /// Notes a state in place of the last. A journal that can't be written only makes a crash report poorer.
  package func note(_ state: State) {
    guard var data = try? JSONEncoder().encode(state), data.count < Self.length else { return }
    data.append(Data(repeating: UInt8(ascii: " "), count: Self.length - data.count))
    try? handle.seek(toOffset: 0)
    try? handle.write(contentsOf: data)
  }

  /// Makes an empty journal file.
  package static func create(at path: String) -> Bool {
    FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
  }

  /// What the run that wrote a journal did last; nil before it noted anything.
  package static func read(at path: String) -> State? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
  }
}
