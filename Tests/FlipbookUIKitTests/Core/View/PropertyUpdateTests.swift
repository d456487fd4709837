import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Observation
import Testing

@MainActor @Suite("Updates of properties")
struct PropertyUpdateTests {
  @Observable @MainActor final class Model { var alpha = 0.25 }

  private final class Bar: UIView {
    let model: Model
    var calls: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { fatalError("archives are not read") }
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
      alpha = model.alpha
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  @Test(
    "they come before the first layout, when asked for, and when data that they read change, without a layout"
  )
  func calls() {
    let model = Model()
    let bar = Bar(model)
    let film = UIKitFilm { $0.addSubview(bar) }
    film.go(to: 0.1)
    #expect(bar.calls == ["properties", "layout"] && bar.alpha == 0.25)
    bar.setNeedsUpdateProperties()
    film.go(to: 0.2)
    #expect(bar.calls == ["properties", "layout", "properties"])
    model.alpha = 0.75
    film.go(to: 0.3)
    #expect(bar.calls == ["properties", "layout", "properties", "properties"] && bar.alpha == 0.75)
    bar.setNeedsUpdateProperties()
    bar.updatePropertiesIfNeeded()
    #expect(bar.calls.count == 5)
  }
}
