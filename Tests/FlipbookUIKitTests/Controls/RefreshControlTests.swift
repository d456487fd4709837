import FlipbookDrawing
import FlipbookLayers
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Controls that begin a refresh.
@MainActor
@Suite struct RefreshControlTests {
  /// andreamazz/GearRefreshControl, noppefoxwolf/RefreshControl: both initialisers are overridden in public code.
  private final class Own: UIRefreshControl {
    var made = ""
    override init() {
      super.init()
      made = "init"
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("both initialisers can be overridden")
  func initialisers() {
    #expect(Own().made == "init" && Own(frame: .zero).made == "frame")
    #expect((UIBlurEffect.self as UIVisualEffect.Type).init() is UIBlurEffect)
  }

  @Test("spokes come in turn as the content is pulled, and a text stands below them")
  func pulled() throws {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull")
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let wheel = try #require(control.subviews.first as? UIActivityIndicatorView)
    func count(_ pull: CGFloat) -> Int? {
      control.follow(pull: pull)
      return wheel.isHidden ? nil : (wheel.layer.sublayers?.first as? CAReplicatorLayer)?.instanceCount
    }
    #expect(count(0) == nil && count(10) == nil)
    #expect(count(38) == 4 && count(60) == 8 && count(90) == 8 && count(5) == nil)
    control.layoutIfNeeded()
    let label = try #require(control.subviews.last as? UILabel)
    #expect(label.frame.minY > wheel.frame.maxY - 1 && label.attributedText?.string == "Pull")
  }
}
