import Flipbook
import FlipbookDiagnostics
import Foundation
import Testing

@Suite("Names that do nothing")
struct SilentNamesTests {
  /// Declarations that are right as they are.
  private static let exempt: Set<String> = [
    // A path is its own shape.
    "Path.path",
    // Zero has no parts to add or to scale.
    "EmptyAnimatableData.+=", "EmptyAnimatableData.-=", "EmptyAnimatableData.scale",
    // Values that scenes read.
    "MagnifyGesture.Value.startAnchor", "RotateGesture.Value.startAnchor",
    // Each layout inside has a cache of its own.
    "AnyLayout.updateCache",
    // No action is no action.
    "NSNull.run",
    // Requirements of an interaction, which a view calls.
    "UIDragInteraction.willMove", "UIPointerInteraction.willMove",
    "UILargeContentViewerInteraction.willMove",
    // Parsed as a whole.
    "LocalizedStringKey.StringInterpolation.init", "AttributedString.MarkdownParsingOptions.init",
    // Positions begin without an identity, whatever its type.
    "ScrollPosition.init",
    // Shaders don't run, which their use reports.
    "Shader.compile", "Shader.dithersColor", "ShaderLibrary.init",
  ]

  private static let sources: [(file: String, text: String)] = {
    let root = CoverageTable.root + "/Sources"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)).map { (name, $0) }
    }
  }()

  private static let found = SilentNames(sources)

  @Test("every public function and property that does nothing is in the register")
  func complete() {
    let missing = Self.found.missing(in: .all).filter { line in
      !Self.exempt.contains { line.contains(" \($0) ") }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    #expect(Self.found.silent.count > 300)
  }

  @Test("every entry of the register does nothing, or warns")
  func current() {
    let stale = Self.found.stale(in: .all)
    #expect(stale.isEmpty, "\(stale.joined(separator: "\n"))")
    let unknown = Self.found.unknownReports(in: .all)
    #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
  }

  @Test("every name is in the register once, with a sentence")
  func wellFormed() {
    let names = UnsupportedRegister.all.names
    #expect(Set(names.map(\.name)).count == names.count)
    for name in names {
      #expect(name.missing.last == "." && name.missing.first?.isLowercase == false, "\(name.name)")
    }
  }

  @Test("no public type is declared by two modules")
  func ambiguity() {
    #expect(Self.found.ambiguousTypes.isEmpty)
    let planted = SilentNames([
      ("FlipbookViews/A.swift", "public enum Kind {}\nenum Own {}"),
      (
        "FlipbookUIKit/B.swift",
        "public struct Kind {}\nenum Own {}\nextension Kind { public struct Inner {} }"
      ),
      ("FlipbookUIKit/C.swift", "public struct Inner {}"),
    ])
    #expect(planted.ambiguousTypes == ["Kind in FlipbookUIKit, FlipbookViews"])
  }

  @Test("what needs no entry is still there")
  func exemptions() {
    let silent = Set(Self.found.silent.map(\.declaration.name))
    #expect(Self.exempt.subtracting(silent).isEmpty)
  }

  // MARK: Planted cases

  private static let register = UnsupportedRegister([
    .none("Nothing is heard.", "View.quiet"), .visible("Nothing is drawn.", "View.drawn", "Bar.badge"),
    .visible("The title stays.", "View.bar(removing:)"),
  ])

  private func missing(_ source: String, reader: String = "") -> [String] {
    SilentNames([("A.swift", source), ("B.swift", reader)]).missing(in: Self.register)
  }

  @Test("a planted function that returns self is found, in any spelling")
  func plantedFunctions() {
    for function in [
      "extension View { public func planted() -> some View { self } }",
      "extension View { public func planted<T: Hashable>(_ x: T) -> Self {\n    return self\n  } }",
      "public extension View { func planted(_ x: @escaping () -> Void) -> some View { self } }",
      "extension View { public func planted() { } }",
    ] {
      let found = missing(function)
      #expect(found.count == 1 && found[0].contains("View.planted is not in the register"), "\(function)")
    }
    #expect(missing("extension View { func own() -> some View { self } }").isEmpty)
    #expect(missing("extension View { public func near() -> some View { self.padding() } }").isEmpty)
    #expect(missing("extension View { public func quiet() -> some View { self } }").isEmpty)
    #expect(missing("protocol Hearer {}\nextension Hearer { public func hears() {} }").isEmpty)
  }

  @Test("a planted initializer that keeps nothing is found, and one of an archive is not")
  func plantedInitializers() {
    #expect(
      missing("public struct Quiet { public init(sound: Int) {} }") == [
        "A.swift:1 Quiet.init is not in the register"
      ])
    #expect(missing("public struct Quiet { public init() {} }").isEmpty)
    #expect(missing("open class Quiet { public required init?(coder: Int) {} }").isEmpty)
    let open = "open class Bar { open func planted() {} }"
    #expect(missing(open).isEmpty)
    let uncalled = SilentNames([("FlipbookUIKit/Core/Interactions/A.swift", open)])
    #expect(uncalled.missing(in: Self.register).count == 1)
  }

  @Test("a planted function that is said to warn and does not is found")
  func plantedSilence() {
    #expect(missing("extension View { public func drawn() -> some View { self } }").count == 1)
    let bar = "extension View { public func bar(removing: Int) -> some View { self } }"
    #expect(missing(bar) == ["A.swift:1 View.bar does not warn"])
    // Another overload is another matter.
    #expect(missing("extension View { public func bar(_ x: Int) -> some View { self } }").count == 1)
    let names = SilentNames([
      ("A.swift", "extension View { public func drawn() -> some View { unsupported(\"View.drawn\", 1) } }")
    ])
    #expect(names.missing(in: Self.register).isEmpty && names.unknownReports(in: Self.register).isEmpty)
    #expect(
      names.stale(in: Self.register) == [
        "View.quiet does something", "Bar.badge never warns", "View.bar(removing:) never warns",
      ])
  }

  @Test("a planted property that nobody reads is found; one that is only written is not read")
  func plantedProperties() {
    let open = "open class Bar { open var planted = 0 }"
    #expect(missing(open) == ["A.swift:1 Bar.planted is not in the register"])
    #expect(missing(open, reader: "func f(_ b: Bar) { b.planted = 3 }").count == 1)
    #expect(missing(open, reader: "func f(_ b: Bar) { g(planted: b) }").count == 1)
    #expect(missing(open, reader: "func f(_ b: Bar) -> Int { b.planted + 1 }").isEmpty)
    #expect(missing(open, reader: "let path = \\Bar.planted").isEmpty)
    #expect(missing("public struct S { public var planted: Int { 3 } }").isEmpty)
    #expect(missing("open class Bar { open private(set) var planted = 0 }").isEmpty)
    #expect(missing("open class Bar { open var badge: String? }") == ["A.swift:1 Bar.badge does not warn"])
    let warns =
      "open class Bar { open var badge: String? { didSet { unsupported(\"Bar.badge\", when: badge != nil) } } }"
    #expect(missing(warns).isEmpty)
  }

  @Test("a planted warning that the register does not know is found")
  func plantedReport() {
    let names = SilentNames([
      ("A.swift", "extension View { public func odd() -> some View { unsupported(\"View.odd\", 1) } }"),
      ("B.swift", "extension View { public func quiet() -> some View { unsupported(\"View.quiet\", 1) } }"),
    ])
    #expect(names.unknownReports(in: Self.register).count == 2)
  }
}
