import FlipbookDiagnostics
import Foundation

/// The public declarations of some sources that do nothing, and what a register lacks to say so.
struct SilentNames: Sendable {
  struct Found: Hashable, Sendable, CustomStringConvertible {
    var declaration: SourceDeclarations.Declaration
    var file: String
    var description: String { "\(file):\(declaration.line) \(declaration.name)" }
  }

  /// Functions that return `self` unchanged or are empty, and stored properties that no source reads.
  private(set) var silent: [Found] = []
  /// Public types that more than one module declares, each with its modules: naming one is ambiguous.
  private(set) var ambiguousTypes: [String] = []
  /// Declarations that warn.
  private(set) var reporting: [Found] = []

  /// - Parameter sources: Texts by file.
  init(_ sources: [(file: String, text: String)]) {
    let files = Self.parse(sources)
    let reads = files.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
    let protocols = files.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
    var modules: [String: Set<String>] = [:]
    for (source, file) in zip(sources, files) {
      let module = source.file.split(separator: "/").first.map(String.init) ?? ""
      for type in file.topTypes { modules[type, default: []].insert(module) }
    }
    ambiguousTypes = modules.filter { $0.value.count > 1 }.map {
      "\($0.key) in \($0.value.sorted().joined(separator: ", "))"
    }.sorted()
    for (source, file) in zip(sources, files) {
      for declaration in file.declarations {
        let found = Found(declaration: declaration, file: source.file)
        if !declaration.reports.isEmpty { reporting.append(found) }
        let parts = declaration.name.split(separator: ".").map(String.init)
        // The default of a protocol's requirement is for those that don't implement it.
        let isDefault = parts.count > 1 && protocols.contains(parts[parts.count - 2])
        switch declaration.kind {
        case .identity: silent.append(found)
        case .empty: if !isDefault, parts.last?.hasPrefix("_") != true { silent.append(found) }
        case .openEmpty: if Self.isUncalled(source.file) { silent.append(found) }
        case .stored: if !reads.contains(parts.last ?? "") { silent.append(found) }
        case .other: break
        }
      }
    }
  }

  /// Whether nothing calls the open functions of a file: its folder is there for code to compile.
  private static func isUncalled(_ file: String) -> Bool {
    [
      "Core/Accessibility/", "Core/Interactions/", "Core/TextInput/", "Controllers/SystemControllers/",
      "Controllers/Containers/UIStoryboard",
    ].contains { file.hasPrefix("FlipbookUIKit/\($0)") }
  }

  /// Parsing is most of the work: a file for each core at a time.
  private static func parse(_ sources: [(file: String, text: String)]) -> [SourceDeclarations] {
    nonisolated(unsafe) let results = UnsafeMutableBufferPointer<SourceDeclarations?>.allocate(
      capacity: sources.count)
    results.initialize(repeating: nil)
    defer { results.deinitialize().deallocate() }
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      results[index] = SourceDeclarations(source: sources[index].text)
    }
    return results.compactMap(\.self)
  }

  /// What a register says of a declaration; the entry with the most labels that the declaration has.
  static func entry(
    for declaration: SourceDeclarations.Declaration, in register: UnsupportedRegister
  ) -> UnsupportedName? {
    register.names.filter { name in
      name.name.prefix { $0 != "(" } == declaration.name
        && name.labels.allSatisfy(declaration.labels.contains)
    }.max { $0.labels.count < $1.labels.count }
  }

  /// Silent declarations that a register does not have, or has as if they warned.
  func missing(in register: UnsupportedRegister) -> [String] {
    silent.compactMap { found in
      guard let entry = Self.entry(for: found.declaration, in: register) else {
        return "\(found) is not in the register"
      }
      if entry.effect == .unseen { return nil }
      return found.declaration.reports.contains(entry.name) ? nil : "\(found) does not warn"
    }
  }

  /// Entries of a register that no declaration bears out.
  func stale(in register: UnsupportedRegister) -> [String] {
    let quiet = Set(silent.compactMap { Self.entry(for: $0.declaration, in: register)?.name })
    let reported = Set(reporting.flatMap(\.declaration.reports))
    return register.names.compactMap { name in
      switch name.effect {
      case .unseen: quiet.contains(name.name) ? nil : "\(name.name) does something"
      case .visible, .partly: reported.contains(name.name) ? nil : "\(name.name) never warns"
      }
    }
  }

  /// Warnings about names that are not in a register, or that are in it as right.
  func unknownReports(in register: UnsupportedRegister) -> [String] {
    reporting.flatMap { found in
      found.declaration.reports.compactMap { name in
        switch register[name]?.effect {
        case nil: "\(found) reports \(name), which is not in the register"
        case .unseen: "\(found) reports \(name), which makes no difference"
        default: nil
        }
      }
    }
  }
}
