import FlipbookScenes
import Foundation

/// The Swift compiler that builds scenes.
struct SwiftToolchain: Equatable {
  /// The path of `swiftc`, links followed except the last: the driver reads the name it is called by.
  var compiler: String

  init(compiler: String) { self.compiler = compiler }

  /// Finds the compiler: `FLIPBOOK_SWIFTC`, then the `PATH`, then the usual places.
  ///
  /// - Throws: ``FlipbookFailure`` when there is none.
  init(environment: [String: String]) throws {
    if let path = environment["FLIPBOOK_SWIFTC"], !path.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw FlipbookFailure("FLIPBOOK_SWIFTC names \"\(path)\", which can't be run.", .failure)
      }
      compiler = path
      return
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders + ["/opt/swift/usr/bin", "/usr/bin", "/usr/local/bin"] {
      let path = folder + "/swiftc"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      compiler = path
      return
    }
    throw FlipbookFailure(
      "There is no swiftc on the PATH, and scenes are compiled with it; install a Swift 6.3 toolchain from "
        + "https://www.swift.org/install or name one with FLIPBOOK_SWIFTC.", .failure)
  }

  /// The target triple that it compiles for.
  var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }

  /// The modules that come with it: `Swift`, `Foundation` and their kin.
  var modules: Set<String> {
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/linux").path
    return Self.modules(in: folder).union(["Glibc", "SwiftGlibc", "Builtin"])
  }

  /// The modules that a folder holds.
  static func modules(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Differs between any two compilers: path, size and dates of the program that does the work.
  var identity: String {
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    return FileIdentity(path: folder + "/swift-frontend")?.description
      ?? FileIdentity(path: compiler)?.description ?? compiler
  }
}
