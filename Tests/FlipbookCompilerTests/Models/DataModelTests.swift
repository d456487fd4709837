import Foundation
import SwiftParser
import Testing

@testable import FlipbookCompiler

@Suite("Models of Core Data's")
struct DataModelTests {
  private static let text = """
    <model><entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
      <attribute name="name" optional="YES" attributeType="String" defaultValueString="A &quot;b&quot;"/>
      <attribute name="days" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
      <relationship name="stops" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="trip"/>
    </entity>
    <entity name="Stop" representedClassName=".Place" codeGenerationType="category">
      <relationship name="trip" maxCount="1" deletionRule="Nullify" destinationEntity="Trip" inverseName="stops"/>
    </entity>
    <entity name="Own" representedClassName="Own"/></model>
    """

  @Test("entities become the classes that Xcode writes, and are registered with their relations and values")
  func classes() throws {
    let file = DataModelFile(text: Self.text)
    #expect(file.entities.map(\.className) == ["Trip", "Place", "Own"])
    let text = try #require(DataModelClasses([file], declared: ["Place"]).text(function: "go"))
    #expect(text.contains("public class Trip: Flipbook.NSManagedObject {"))
    #expect(text.contains("  public required convenience init(context: Flipbook.NSManagedObjectContext) {"))
    #expect(!text.contains("class Place:") && text.contains("extension Place: Swift.Identifiable {"))
    #expect(text.contains("public var `name`: String? { get { _managedValue(\"name\") }"))
    #expect(text.contains("public var `days`: Int16 {"))
    #expect(text.contains("public func addToStops(_ value: Place)"))
    #expect(text.contains("relations: [(\"stops\", true, \"trip\", true)]"))
    #expect(text.contains("[\"name\": \"A \\\"b\\\"\", \"days\": Int64(3)]"))
    // A class that neither the files nor Xcode write isn't there.
    #expect(!text.contains("Own"))
  }

  @Test("a value that is transformed has the type that the model names, where that is one")
  func transformed() throws {
    func type(_ name: String) throws -> String {
      let file = DataModelFile(
        text: """
          <entity name="A" representedClassName="A" codeGenerationType="class">
          <attribute name="x" attributeType="Transformable" customClassName="\(name)"/>
          """)
      let text = try #require(DataModelClasses([file], declared: []).text(function: "go"))
      let line = try #require(text.split(separator: "\n").first { $0.contains("var `x`: ") })
      return String(line.split(separator: "{")[0].split(separator: ":")[1...].joined(separator: ":"))
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(try type("UIColor") == "UIColor?" && type("[String]") == "[String]?")
    #expect(try type("[String: [Int]]") == "[String: [Int]]?")
    #expect(
      try type("[String") == "NSObject?" && type("A; exit(1)") == "NSObject?" && type("") == "NSObject?")
  }

  @Test("what is damaged, empty, or no name makes no class")
  func damaged() {
    for text in ["", "<entity", "<entity name=\"A\"", "<attribute name=\"x\"/>", "\u{0}<model/>"] {
      #expect(DataModelClasses([DataModelFile(text: text)], declared: []).text(function: "go") == nil)
    }
    let odd = "<entity name=\"A\" representedClassName=\"A { fatalError() }\" codeGenerationType=\"class\">"
    #expect(DataModelClasses([DataModelFile(text: odd)], declared: []).isEmpty)
    #expect(DataModelFile(folder: "/nowhere.xcdatamodeld").entities.isEmpty)
  }

  @Test("members declared @NSManaged look their values up, in classes and in extensions")
  func members() {
    func staged(_ source: String) -> String {
      SourceEdit.apply(ParsedScene(source: source).edits, to: source)
    }
    let text = staged(
      "import CoreData\nclass A: NSManagedObject {}\nextension A {\n  @NSManaged public var name: String?\n}")
    #expect(text.contains("public var name: String? { get { _managedValue(\"name\") } set {"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    let layer = staged("import UIKit\nclass Ring: CALayer { @NSManaged var progress: CGFloat }")
    #expect(layer.matches(of: /_managedValue\("progress"\)/).count == 1)
    #expect(layer.matches(of: /_setManagedValue\(newValue, "progress"\)/).count == 1)
    #expect(
      staged("import CoreData\nextension A { @NSManaged func addToStops(_ value: Stop) }").contains(
        "func addToStops(_ value: Stop) { _changeManaged(\"stops\", adds: true, value) }"))
  }
}
