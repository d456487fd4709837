import Foundation
import Testing

@Suite("Order of objects in sets")
struct ObjectOrderTests {
  private static let source = """
    // flipbook: --size 40x40
    import SwiftUI

    final class Box: Hashable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (a: Box, b: Box) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Pair<Value>: Hashable {
      let value: Value
      init(_ value: Value) { self.value = value }
      static func == (a: Pair, b: Pair) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Item: NSObject {
      let number: Int
      init(_ number: Int) { self.number = number }
    }

    final class Storage: ManagedBuffer<Int, Int> {}

    struct ContentView: View {
      var body: some View {
        Rectangle().onAppear {
          // Some are freed, so that new ones take their places.
          var boxes = (0..<40).map(Box.init)
          for place in stride(from: 38, through: 0, by: -3) { boxes.remove(at: place) }
          boxes += (40..<60).map(Box.init)
          print(Set(boxes).map(\\.number))
          print(Set((0..<20).map { Pair("\\($0)") }).map(\\.value))
          print(Set((0..<20).map(Item.init)).map(\\.number))
          let views = (0..<20).map { number in
            let view = UIView()
            view.tag = number
            return view
          }
          print(Set(views).map(\\.tag))
          let layers = (0..<20).map { number in
            let layer = CALayer()
            layer.name = "\\(number)"
            return layer
          }
          print(Set(layers).map { $0.name ?? "" })
          let buffer = Storage.create(minimumCapacity: 20) { $0.capacity }
          print(buffer.header >= 20)
          DispatchQueue.global().async { print(Set((0..<20).map(Box.init)).map(\\.number)) }
        }
      }
    }
    """

  @Test("is the same in every process and folder, also of objects that hash by their address")
  func order() throws {
    var outputs: [String] = []
    for folder in ["a", "a folder with a much longer name/and one below it"] {
      try FileManager.default.createDirectory(
        atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
      try FlipbookProgram.write("\(folder)/Objects.swift", Self.source)
      for _ in 0..<2 {
        let result = try FlipbookProgram.run(
          ["still", "\(folder)/Objects.swift", "--at", "1s", "-o", "\(folder)/objects.png", "-y"])
        #expect(result.code == 0 && result.errors == "", "\(result.errors)")
        outputs.append(result.output)
      }
    }
    #expect(Set(outputs).count == 1)
    let lines = try #require(outputs.first).split(separator: "\n")
    #expect(lines.count == 7 && lines[5] == "true")
    // They are shuffled by their hashes, so the test would see another order.
    #expect(lines[0] != "\((0..<60).filter { $0 % 3 != 2 || $0 >= 40 })")
  }
}
