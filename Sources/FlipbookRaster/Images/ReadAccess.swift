import Foundation

/// The folders that pictures may be read from.
///
/// A link that leaves them counts as outside. Files outside are never accessed, so that an answer says nothing of what
/// exists there.
package struct ReadAccess: Sendable {
  /// Why there is nothing to read.
  package enum Refusal: Error, Equatable {
    case missing
    case outside
    /// A folder, a device, a pipe.
    case notFile
    case unreadable
    /// In bytes.
    case tooLarge(Int)
  }

  private struct Root: Sendable {
    /// The path as it was given, in parts.
    var given: [String]
    /// The same without links.
    var real: [String]
  }

  /// Nil for no bounds.
  private let roots: [Root]?

  private init(roots: [Root]?) { self.roots = roots }

  /// Every file that this process can read.
  package static let all = ReadAccess(roots: nil)

  /// Files below some folders, which have to exist.
  package static func below(_ folders: [String]) -> ReadAccess {
    ReadAccess(
      roots: folders.compactMap { folder in
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return Root(given: Self.parts(path), real: Self.parts(String(cString: real)))
      })
  }

  /// The content of a file.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - limit: The most bytes.
  package func read(_ path: String, limit: Int) throws(Refusal) -> Data {
    let file = try open(path)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    guard Int(status.st_size) <= limit else { throw .tooLarge(Int(status.st_size)) }
    let handle = FileHandle(fileDescriptor: file.number, closeOnDealloc: false)
    // Not mapped: a file that is cut short meanwhile would end the program. One that grows is not read on.
    guard let data = try? handle.read(upToCount: max(1, Int(status.st_size))) else {
      if status.st_size == 0 { return Data() }
      throw .unreadable
    }
    return data
  }

  /// By what a file is known that may be read.
  ///
  /// - Parameter path: Absolute.
  package func stamp(_ path: String) throws(Refusal) -> FileStamp {
    let file = try open(path)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    return FileStamp(
      size: Int(status.st_size), time: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec],
      place: [UInt(status.st_dev), UInt(status.st_ino)])
  }

  private func open(_ path: String) throws(Refusal) -> Descriptor {
    guard roots != nil else {
      var status = stat()
      guard stat(path, &status) == 0 else { throw errno == EACCES ? .unreadable : .missing }
      // A pipe or a device is not even opened.
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
      guard let file = Descriptor(Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) else {
        throw .unreadable
      }
      return file
    }
    let (root, rest) = try resolve(path)
    guard let last = rest.last else { throw .notFile }
    // From folder to folder without following links: one that was put there since the check is refused.
    let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    guard var folder = Descriptor(Glibc.open("/" + root.joined(separator: "/"), folderFlags)) else {
      throw .missing
    }
    for part in rest.dropLast() {
      guard let next = Descriptor(openat(folder.number, part, folderFlags)) else { throw .missing }
      folder = next
    }
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    guard let file = Descriptor(openat(folder.number, last, flags)) else { throw .unreadable }
    return file
  }

  /// The way to a file without links: the real folder that it may be read from, and what leads on.
  private func resolve(_ path: String) throws(Refusal) -> (root: [String], rest: [String]) {
    var parts = Self.parts(path)
    for _ in 0..<40 {
      guard let (root, rest) = place(parts) else { throw .outside }
      var place = root
      var target: [String]?
      for (index, part) in rest.enumerated() {
        let name = "/" + (place + [part]).joined(separator: "/")
        var status = stat()
        guard lstat(name, &status) == 0 else { throw errno == EACCES ? .unreadable : .missing }
        let isLast = index == rest.count - 1
        switch status.st_mode & S_IFMT {
        case S_IFLNK:
          guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: name) else {
            throw .missing
          }
          let start = link.hasPrefix("/") ? [] : place
          target = Self.parts((start + [link]).joined(separator: "/")) + rest[(index + 1)...]
        case S_IFDIR: if isLast { throw .notFile }
        case S_IFREG: if !isLast { throw .missing }
        default: throw .notFile
        }
        if target != nil { break }
        place.append(part)
      }
      guard let target else { return (root, rest) }
      parts = Self.parts(target.joined(separator: "/"))
    }
    throw .missing
  }

  /// The folder that a path lies in, without links, and the way on from there; nil for a path outside of all.
  private func place(_ parts: [String]) -> (root: [String], rest: [String])? {
    for root in roots ?? [] {
      for start in [root.real, root.given] where parts.starts(with: start) && parts.count > start.count {
        return (root.real, Array(parts.dropFirst(start.count)))
      }
    }
    return nil
  }

  /// The parts of an absolute path, `.` and `..` worked out.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}

/// An open file or folder.
private struct Descriptor: ~Copyable {
  let number: Int32

  /// Nil where opening failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }
}
