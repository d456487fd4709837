import Foundation
import Testing

/// A folder of an app's files: what Xcode makes of them, and what the app has while its previews are drawn.
@Suite("Previews of an app's folder")
struct AppPreviewsTests {
  /// Takes a whole number "n" and gives a number "y", which is 0: a model of Core ML's without a rule.
  private static let model: [UInt8] = [
    0x12, 0x15, 0x0a, 0x07, 0x0a, 0x01, 0x6e, 0x1a, 0x02, 0x0a, 0x00, 0x52, 0x07, 0x0a, 0x01, 0x79, 0x1a,
    0x02, 0x12, 0x00, 0x5a, 0x01, 0x79,
  ]
  private static let views = """
    public import MapKit
    import SwiftUI
    public func near(_ place: MKCoordinateRegion) -> Bool { true }
    #Preview("Delegate", traits: .fixedLayout(width: 40, height: 20)) {
      Color.clear.frame(width: (UIApplication.shared.delegate as! AppDelegate).width)
    }
    #Preview("Model", traits: .fixedLayout(width: 40, height: 20)) {
      Text("\\((try? Sleep(configuration: .init())) == nil ? 1 : 2)")
    }
    #Preview("Colours", traits: .fixedLayout(width: 40, height: 20)) {
      Color.background.overlay(Color.EBA_72_B).foregroundStyle(.background)
    }
    #Preview("Date", traits: .fixedLayout(width: 40, height: 20)) {
      DatePicker("", selection: .constant(Date()), in: Date(timeIntervalSinceReferenceDate: 500_000_000)...Date())
    }
    """
  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { let width: CGFloat = 20 }
    """

  @Test(
    "It has the app's delegate, classes of models, colours named as styles and by digits, and a day of today",
    .timeLimit(.minutes(5)))
  func wholeWay() throws {
    let root = FlipbookProgram.folder + "/app folder"
    let color = Data(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
        .utf8)
    for (path, data) in [
      ("App/Views.swift", Data(Self.views.utf8)), ("App/AppDelegate.swift", Data(Self.delegate.utf8)),
      ("App/Sleep.mlmodel", Data(Self.model)),
      ("App/A.xcassets/background.colorset/Contents.json", color),
      ("App/A.xcassets/EBA72B.colorset/Contents.json", color),
    ] {
      let place = "\(root)/\(path)"
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: place))
    }
    let drawn = try FlipbookProgram.run([
      "previews", root, "-o", FlipbookProgram.folder + "/app-pictures/", "--scale", "1",
    ])
    #expect(drawn.code == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("4 of 4 drawn"), "\(drawn.errors)")
    #expect(!drawn.errors.contains("left out"), "\(drawn.errors)")
  }
}
