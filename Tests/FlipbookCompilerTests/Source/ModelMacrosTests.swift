import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("SwiftData's macros in a scene's source")
struct ModelMacrosTests {
  private func staged(_ source: String, imports: String = "import SwiftData\n") -> String {
    let text = imports + source
    return SourceEdit.apply(ParsedScene(source: text).edits, to: text)
  }

  @Test("a model is an observed class with a record, and keeps its lines")
  func model() {
    let source = "@Model public class A {\n  @Attribute(.unique) var id: String\n  @Transient var n = 1\n}"
    let text = staged(source)
    #expect(text.contains("@Observable public class A: SwiftData.PersistentModel {"))
    #expect(text.contains("public let _$record = SwiftData.ModelRecord()"))
    #expect(text.contains("public var _$uniqueValues: [AnyHashable] { [AnyHashable(self.id)] }"))
    #expect(!text.contains("@Attribute") && !text.contains("@Transient"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    #expect(staged("@Model class B: Codable {}").contains("class B: Codable, SwiftData.PersistentModel {"))
  }

  @Test("a relation reports its other end of a change, whichever side names it")
  func relations() {
    let text = staged(
      """
      @Model class Trip {
        @Relationship(deleteRule: .cascade, inverse: \\Stop.trip)
        var stops: [Stop] = []
      }
      @Model class Stop { var trip: Trip?; var place: String }
      """)
    #expect(
      text.contains(
        ".replace(SwiftData.ModelRelation(self, oldValue, rule: .cascade, inverse: SwiftData.ModelInverse(\\Stop.trip)))"
      ))
    #expect(text.contains("ModelRelation(self, self.trip, inverse: SwiftData.ModelInverse(\\Trip.stops))"))
    #expect(!text.contains("self.place"))
  }

  @Test("two properties that could lead back are none, and a property is not its own inverse")
  func ambiguous() {
    let text = staged(
      """
      @Model class Yard {
        @Relationship(inverse: \\Plant.yard) var left: [Plant] = []
        @Relationship(inverse: \\Plant.yard) var right: [Plant] = []
      }
      @Model class Plant { var yard: Yard? }
      @Model class Node { var next: Node? }
      """)
    #expect(text.contains("ModelRelation(self, self.yard)"))
    #expect(text.contains("ModelRelation(self, self.next)"))
    #expect(text.contains("ModelRelation(self, self.left, inverse: SwiftData.ModelInverse(\\Plant.yard))"))
  }

  @Test("a query says which models it fetches")
  func queries() {
    #expect(
      staged("struct V { @Query private var a: [Item] }").contains(
        "private(set) var _a: SwiftData.Query<Item, [Item]> = .init(); private var a: [Item] { _a.wrappedValue }"
      ))
    #expect(
      staged("struct V { @Query(sort: \\Item.n) var a: [Item] }").contains(
        "_a: SwiftData.Query<Item, [Item]> = .init(sort: \\Item.n); var a: [Item] { _a.wrappedValue }"))
    #expect(
      staged("struct V { @MainActor @Query var a: [Item] }").contains("@SwiftData.Query<Item, [Item]> var"))
    #expect(
      staged("typealias Items = [Item]\nstruct V { @Query var a: Items }").contains(
        "_a: SwiftData.Query<Items.Element, Items> = .init(); var a: Items { _a.wrappedValue }"))
  }

  @Test("purchases are StoreKit's in files that import it")
  func store() {
    let source =
      "func f(_ t: Transaction) { for await u in Transaction.all {}; withTransaction(x.Transaction) {} }"
    let text = staged(source, imports: "import StoreKit\n")
    #expect(text.contains("_ t: StoreKit.Transaction)") && text.contains("in StoreKit.Transaction.all"))
    #expect(text.contains("(x.Transaction)"))
    #expect(!staged(source, imports: "import SwiftUI\n").contains("StoreKit"))
  }

  @Test("an actor of models gets its container and its context")
  func actors() {
    let text = staged("@ModelActor actor Loader { func go() {} }")
    #expect(text.contains("actor Loader: SwiftData.ModelActor {"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer)"))
    #expect(
      !staged("@ModelActor actor L { init(a: Int) {} }").contains(
        "public init(modelContainer: SwiftData.ModelContainer)"))
  }

  @Test("without the import nothing is rewritten, and neither are properties of values")
  func others() {
    #expect(staged("@Model class A { var n: Int }", imports: "import SwiftUI\n").contains("@Model class A {"))
    let text = staged("@Model class A { var n: Int; static var all: [A] = []; var b: A { self } }")
    #expect(!text.contains("didSet"))
  }

  @Test("a constant with a value may be set in an initializer, as a property that the macro stores")
  func constants() {
    let text = staged("@Model class A {\n  let id = UUID()\n  let name: String\n  static let all = 1\n}")
    #expect(text.contains("var id = UUID()") && text.contains("let name: String"))
    #expect(text.contains("static let all = 1"))
  }
}
