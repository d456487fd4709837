import FlipbookExport
import FlipbookScenes
import Foundation

/// Evaluates manifests with `swift package dump-package`.
///
/// A manifest is a program. It runs under bubblewrap, without a network and with the disk read-only; nothing is resolved
/// or fetched.
package struct SwiftPackageDump: ManifestReading {
  /// Seconds that a manifest may take.
  private static let patience = 60.0
  private let swift: String

  /// - Parameter compiler: The path of `swiftc`.
  package init(compiler: String) {
    swift = (compiler as NSString).deletingLastPathComponent + "/swift"
  }

  package func dump(_ folder: String) throws -> [UInt8] {
    let work = try WorkingFolder(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-manifest-")
    defer { work.remove() }
    guard let sandbox = ProgramFinder.find("bwrap") else {
      throw FlipbookFailure(
        "The manifest of \"\(folder)\" is a program and is only run in a sandbox: apt install bubblewrap.",
        .failure)
    }
    var arguments = [
      "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--bind", work.path,
      work.path,
      "--unshare-all", "--die-with-parent", "--new-session",
    ]
    // A package below /tmp is hidden by the new /tmp.
    if folder.hasPrefix("/tmp/") { arguments += ["--ro-bind", folder, folder] }
    arguments += [
      // The compiler keeps modules where these say, and the disk is read-only.
      "--setenv", "HOME", work.path, "--setenv", "XDG_CACHE_HOME", work.path + "/cache",
      "--setenv", "XDG_CONFIG_HOME", work.path + "/config", "--setenv", "TMPDIR", work.path, swift, "package",
      "--package-path",
      folder,
      "--scratch-path", work.path + "/scratch", "--cache-path", work.path + "/cache", "--config-path",
      work.path + "/config", "--security-path", work.path + "/security", "--manifest-cache", "none",
      "dump-package",
    ]
    let (output, errors) = (work.path + "/output", work.path + "/errors")
    let exit = try RunningChild.run(
      ChildRequest(sandbox, arguments), streams: ChildProcess.Streams(output: output, errors: errors),
      limit: Self.patience)
    guard exit == .code(0), let data = FileManager.default.contents(atPath: output) else {
      let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      let reason =
        exit == nil
        ? "it takes longer than \(Int(Self.patience)) s"
        : lines.isEmpty ? String(text.suffix(400)) : lines.joined(separator: "\n")
      throw FlipbookFailure("The manifest \"\(folder)/Package.swift\" can't be read: \(reason)", .scene)
    }
    return Array(data)
  }
}
