import FlipbookExport
import FlipbookScenes
import Foundation

/// The files of a project that differ from a commit, by git's report: edited, new and removed ones, committed since or not.
package struct GitChanges {
  private let root: String
  private let reference: String
  /// Seconds that git may take.
  private static let patience = 60.0
  /// Bytes of an earlier text that are read, at most.
  private static let sizeLimit = 4 << 20

  /// - Parameters:
  ///   - root: A folder of the repository, absolute.
  ///   - reference: A commit, a branch or a tag.
  package init(root: String, reference: String) { (self.root, self.reference) = (root, reference) }

  /// - Throws: ``FlipbookFailure`` when there is no git, no repository, or no such commit.
  package func files() throws -> [ChangedFile] {
    guard !reference.hasPrefix("-") else {
      throw FlipbookFailure("--changed-since \(reference): is no commit, branch or tag.", .usage)
    }
    let commit = try text(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let top = try text(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
    let changes = try text([
      "diff", "--name-status", "--no-renames", "--no-ext-diff", "-z", commit, "--", ".",
    ]).split(separator: "\0").map(String.init)
    var found: [ChangedFile] = []
    for index in stride(from: 0, to: changes.count - 1, by: 2) {
      let (status, name) = (changes[index], changes[index + 1])
      let isNew = status.hasPrefix("A")
      found.append(
        ChangedFile(
          path: "\(top)/\(name)", before: isNew ? nil : earlier(name, in: commit),
          isRemoved: status.hasPrefix("D")))
    }
    // Files that git doesn't keep yet.
    for name in try text(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", "."])
      .split(separator: "\0")
    { found.append(ChangedFile(path: "\(top)/\(name)", before: nil, isRemoved: false)) }
    return found.sorted { $0.path < $1.path }
  }

  /// The text of a Swift file at a commit.
  private func earlier(_ name: String, in commit: String) -> String? {
    guard name.hasSuffix(".swift"), let text = try? text(["show", "--no-ext-diff", "\(commit):\(name)"]),
      text.utf8.count <= Self.sizeLimit
    else { return nil }
    return text
  }

  private func text(_ arguments: [String]) throws -> String {
    guard let git = ProgramFinder.find("git") else {
      throw FlipbookFailure("--changed-since asks git, and there is none: apt install git.", .usage)
    }
    let (output, errors) = (try MemoryFile(), try MemoryFile())
    var streams = ChildProcess.Streams(input: "/dev/null")
    (streams.outputDescriptor, streams.errorDescriptor) = (output.descriptor, errors.descriptor)
    var request = ChildRequest(git, ["-C", root, "-c", "core.quotepath=off"] + arguments)
    request.environment["GIT_OPTIONAL_LOCKS"] = "0"
    let exit = try RunningChild.run(request, streams: streams, limit: Self.patience)
    guard exit == .code(0) else {
      let said = errors.text().prefix(300)
      let reason =
        arguments.contains("--verify")
        ? "\"\(reference)\" is no commit of the repository of \"\(root)\"" : "git \(arguments[0]) failed"
      throw FlipbookFailure(
        "--changed-since: \(reason).\(said.isEmpty ? "" : " \(said.trimmingCharacters(in: .whitespacesAndNewlines))")",
        .usage)
    }
    return output.text()
  }
}
