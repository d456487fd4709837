import Testing

@testable import FlipbookCompiler

@Suite("Types that other modules see")
struct PublicTypesTests {
  @Test("they are the public ones at the top of a file")
  func names() {
    let source = """
      public struct Plan { public struct Inner {} }
      open class Store {}
      public enum Kind {}
      public protocol Shown {}
      public actor Worker {}
      public typealias Name = String
      struct Hidden {}
      public func make() {}
      public extension Plan {}
      """
    #expect(PublicTypes.names(in: source) == ["Plan", "Store", "Kind", "Shown", "Worker", "Name"])
  }

  @Test("a message about a type of two modules says which")
  func message() {
    func type(_ text: String) -> String? {
      CompilerMessage(path: "/a", line: 1, column: 1, severity: .error, text: text, block: "").ambiguousType
    }
    #expect(type("'Subscription' is ambiguous for type lookup in this context") == "Subscription")
    #expect(type("ambiguous use of 'space'") == nil)
  }
}
