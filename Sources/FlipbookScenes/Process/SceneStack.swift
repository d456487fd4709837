import CProcess
import FlipbookExport
import Foundation

/// Finds the lines of a scene's files that addresses in its program stand for, by binutils' `addr2line`.
package struct SceneStack {
  /// A line of a scene's file.
  package struct Place: Hashable, Sendable {
    /// The absolute path.
    package var file: String
    package var line: Int
    /// The declaration that the line is part of, such as `Clock.body`; empty when that is not known.
    package var function: String

    package init(file: String, line: Int, function: String) {
      self.file = file
      self.line = line
      self.function = function
    }
  }

  /// The path of the scene's program.
  var program: String
  /// The absolute paths of the scene's files.
  var files: [String]

  package init(program: String, files: [String]) {
    self.program = program
    self.files = files
  }

  /// The innermost line of the scene's files in each of several stacks.
  ///
  /// - Parameter stacks: Addresses in the program's file, innermost first.
  /// - Returns: One for each stack that has any; none without `addr2line`.
  package func places(in stacks: [[UInt64]]) -> [Place] {
    let addresses = Set(stacks.joined()).sorted()
    guard !addresses.isEmpty, let finder = ProgramFinder.find("addr2line"),
      let text = ProgramFinder.output(
        of: finder, ["-e", program, "-a", "-f", "-i"] + addresses.map { String($0, radix: 16) })
    else { return [] }
    let found = places(text: text)
    return stacks.compactMap { stack in stack.lazy.compactMap { found[$0] }.first }
  }

  /// Reads what `addr2line -a -f -i` prints: an address, then a line with a function and one with a place for each
  /// function that was inlined there, innermost first.
  func places(text: String) -> [UInt64: Place] {
    var found: [UInt64: Place] = [:]
    var address: UInt64?
    var function: Substring?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("0x"), let number = UInt64(line.dropFirst(2), radix: 16) {
        (address, function) = (number, nil)
      } else if let name = function {
        function = nil
        if let address, found[address] == nil, let place = place(in: line, function: name) {
          found[address] = place
        }
      } else {
        function = line
      }
    }
    return found
  }

  /// Reads `/folder/Scene.swift:12`, after which there may be a remark.
  private func place(in text: Substring, function: Substring) -> Place? {
    let text = text.firstRange(of: " (").map { text[..<$0.lowerBound] } ?? text
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    var path = String(text[..<colon])
    if path.hasPrefix("./") { path.removeFirst(2) }
    guard let file = files.first(where: { $0 == path || (!path.hasPrefix("/") && $0.hasSuffix("/" + path)) })
    else { return nil }
    return Place(file: file, line: line, function: Self.plainName(Self.demangled(String(function))))
  }

  private static func demangled(_ name: String) -> String {
    guard let text = process_demangle(name) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// `Clock.body` of `closure #1 () -> some in FlipbookScene.Clock.body.getter : some`: the last name of the scene's
  /// module outside of brackets.
  static func plainName(_ name: String) -> String {
    let module = "FlipbookScene."
    // `(again in _4D2C…)` is a private name.
    let name = name.replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.1) }
    var depth = 0
    var found = ""[...]
    for index in name.indices {
      if "(<[".contains(name[index]) { depth += 1 }
      if ")]".contains(name[index]) || (name[index] == ">" && !name[..<index].hasSuffix("-")) { depth -= 1 }
      guard depth == 0, name[index...].hasPrefix(module),
        index == name.startIndex || name[..<index].hasSuffix(" ")
      else { continue }
      // A name after an arrow or a colon is a type.
      if name[..<index].hasSuffix("-> ") || name[..<index].hasSuffix(": ") { continue }
      found = name[index...].dropFirst(module.count)
    }
    found = found.prefix { !" (<".contains($0) }
    for accessor in [".getter", ".setter", ".modify", ".read"] where found.hasSuffix(accessor) {
      found = found.dropLast(accessor.count)
    }
    return String(found)
  }
}
