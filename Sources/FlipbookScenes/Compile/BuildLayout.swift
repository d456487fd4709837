import Foundation

/// Where the built library and its modules are: beside the running program in a build folder, or under
/// `lib/flipbook` of an installation.
package struct BuildLayout: Sendable, Equatable {
  /// The folder of `libFlipbook.so`.
  package var libraryFolder: String
  /// The folder of `Flipbook.swiftmodule` and its companions.
  package var moduleFolder: String

  package var library: String { libraryFolder + "/libFlipbook.so" }

  package init(libraryFolder: String, moduleFolder: String) {
    self.libraryFolder = libraryFolder
    self.moduleFolder = moduleFolder
  }

  /// Finds the layout of a program.
  ///
  /// - Parameter program: The absolute path of the running executable.
  /// - Throws: ``FlipbookFailure`` that names what is missing.
  package init(program: String) throws {
    let folder = (program as NSString).deletingLastPathComponent
    let candidates = [
      BuildLayout(libraryFolder: folder, moduleFolder: folder + "/Modules"),
      BuildLayout(
        libraryFolder: (folder as NSString).deletingLastPathComponent + "/lib/flipbook",
        moduleFolder: (folder as NSString).deletingLastPathComponent + "/lib/flipbook/modules"),
    ]
    for candidate in candidates where candidate.isComplete {
      self = candidate
      return
    }
    throw FlipbookFailure(
      "libFlipbook.so and its modules are not beside \(program) nor in ../lib/flipbook; build them with "
        + "\"swift build\" or \"make install\".", .failure)
  }

  /// The layout of the running program.
  package static func current() throws -> BuildLayout {
    try BuildLayout(program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
  }

  private var isComplete: Bool {
    FileManager.default.fileExists(atPath: library)
      && FileManager.default.fileExists(atPath: moduleFolder + "/Flipbook.swiftmodule")
  }
}
