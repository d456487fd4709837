import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import Foundation
import Testing

@MainActor struct CellClassTests {
  private class Titled: UITableViewCell {
    let made: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      made = "\(style.rawValue) \(reuseIdentifier ?? "nil")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Plain: UITableViewCell { var numbers = [1, 2, 3] }

  private final class Generic<Value>: UICollectionViewCell {
    let made: CGRect

    override init(frame: CGRect) {
      made = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Head: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0.5

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }
  }

  private final class Shine: CALayer {
    var strength: Float = 3
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Shining: UIView {
    override class var layerClass: AnyClass { Shine.self }
  }

  @Test(
    "cells are made from their classes: with an initializer of their own, without one, private and generic")
  func cells() throws {
    _ = UIKitFilm { _ in }
    let table = UITableView()
    let name = "a name that is longer than a small string"
    table.register(Titled.self, forCellReuseIdentifier: name)
    table.register(Plain.self, forCellReuseIdentifier: "plain")
    let path = IndexPath(row: 0, section: 0)
    for _ in 0..<3 {
      let titled = try #require(table.dequeueReusableCell(withIdentifier: name, for: path) as? Titled)
      #expect(titled.made == "0 \(name)" && titled.reuseIdentifier == name)
    }
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain") as? Plain)
    #expect(plain.numbers == [1, 2, 3] && plain.reuseIdentifier == "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)

    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Generic<Int>.self, forCellWithReuseIdentifier: "g")
    let generic = collection.dequeueReusableCell(withReuseIdentifier: "g", for: path) as? Generic<Int>
    #expect(generic?.made.size == CGSize(width: 50, height: 50))

    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "h")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") is Head)
  }

  @Test("a class in a function is made, and a cell that is let go is freed")
  func local() throws {
    _ = UIKitFilm { _ in }
    final class Local: UICollectionViewCell {
      static var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Local.count += 1
      }
      required init?(coder: NSCoder) { nil }
    }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Local.self, forCellWithReuseIdentifier: "l")
    weak var kept: UIView?
    do {
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "l", for: IndexPath(item: 0, section: 0))
      kept = cell
      #expect(cell is Local && Local.count == 1)
    }
    #expect(kept == nil)
  }

  @Test("attributes are copied as their own class, and layers of private classes are made for their views")
  func others() throws {
    _ = UIKitFilm { _ in }
    let tilted = Tilted(forCellWith: IndexPath(item: 3, section: 1))
    tilted.angle = 0.7
    tilted.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(tilted.copy() as? Tilted)
    #expect(
      copy !== tilted && copy.angle == 0.7 && copy.frame == tilted.frame && copy.indexPath == tilted.indexPath
    )
    #expect(copy == tilted)
    let shining = Shining(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect((shining.layer as? Shine)?.strength == 3)
  }
}
