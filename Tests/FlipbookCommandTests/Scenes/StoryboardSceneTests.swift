import Foundation
import Testing

@Suite("Apps that begin with a storyboard")
struct StoryboardSceneTests {
  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    """

  private static let controller = """
    import UIKit
    class PageController: UIViewController {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet weak var height: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = (label.text ?? "") + " and code"
        height.constant = 40
      }
      @IBAction func pressed(_ sender: UIButton) { label.text = "pressed \\(sender.tag)" }
    }
    """

  /// A view that only the storyboard names.
  private static let tile = """
    import UIKit
    class Tile: UIView {
      @IBInspectable var side: CGFloat = 0 { didSet { layer.borderWidth = side } }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="p">
    <scenes><scene sceneID="s"><objects>
    <viewController id="p" customClass="PageController" customModule="App" customModuleProvider="target">
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label opaque="NO" text="Board" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" customClass="Tile" customModule="App" id="t">
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <constraints><constraint firstAttribute="height" constant="10" id="h"/>
    <constraint firstAttribute="width" constant="60" id="w"/></constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="side">
    <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </view>
    <button opaque="NO" buttonType="system" tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <state key="normal" title="Press"/>
    <connections><action selector="pressed:" destination="p" eventType="touchUpInside" id="a"/></connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="1"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="2"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="3"/>
    <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="100" id="4"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="5"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="200" id="6"/>
    </constraints></view>
    <connections><outlet property="label" destination="l" id="o1"/><outlet property="height" destination="h" id="o2"/></connections>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
    </objects></scene></scenes></document>
    """

  /// Writes the app. Its folder is below a hidden one, so that the scenes of other tests don't see its files.
  private func write(_ folder: String) throws {
    for name in ["Views", "Base.lproj", "App.xcodeproj"] {
      try FileManager.default.createDirectory(
        atPath: "\(FlipbookProgram.folder)/\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try FlipbookProgram.write("\(folder)/AppDelegate.swift", Self.delegate)
    try FlipbookProgram.write("\(folder)/PageController.swift", Self.controller)
    try FlipbookProgram.write("\(folder)/Views/Tile.swift", Self.tile)
    try FlipbookProgram.write("\(folder)/Base.lproj/Main.storyboard", Self.storyboard)
    // A file that would not compile, which nothing needs.
    try FlipbookProgram.write(
      "\(folder)/Broken.swift", "import UIKit\nclass Broken: UIView { let x: Nowhere }")
  }

  private func list(_ arguments: String...) throws -> String {
    let result = try FlipbookProgram.run(["still", "--print-list", "--size", "390x844"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.errors.contains("[nib."), "\(result.errors)")
    return result.output
  }

  /// The letters of the first text of a display list.
  private func letters(_ list: String) -> Int {
    let run = list.split(separator: "\n").first { $0.contains("(run ") } ?? ""
    return run.split(separator: " ").count { $0.contains("@") && $0.contains(",") }
  }

  @Test("the app shows the storyboard's first page, with what its code makes of it")
  func app() throws {
    try write(".apps/BoardApp")
    let still = try list(".apps/BoardApp")
    // Board and code
    #expect(letters(still) == 14)
    // The red tile: 60 wide as in the storyboard, 40 high as in the code, 3 of border as in its attribute.
    #expect(still.contains("(fill (rect 0 0 60 40) #FF0000FF (transform 1 0 0 1 20 100))"), "\(still)")
    #expect(still.contains("(path m 0 0 l 60 0 l 60 40 l 0 40 h m 3 3"), "\(still)")
    let pressed = try list(".apps/BoardApp", "--tap", "Press@0.2s", "--at", "1s")
    // pressed 7
    #expect(letters(pressed) == 9)
  }

  @Test("a controller that is asked for comes from its storyboard, and a project stands for its folder")
  func view() throws {
    try write(".apps/BoardViews")
    try FlipbookProgram.write(".apps/BoardViews/App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}")
    let still = try list(".apps/BoardViews")
    #expect(letters(still) == 14)
    #expect(try list(".apps/BoardViews", "--view", "PageController").contains("(rect 0 0 60 40) #FF0000FF"))
    #expect(try list(".apps/BoardViews/App.xcodeproj") == still)
    // A colour of the catalogue in the project's folder.
    let color = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    try FlipbookProgram.write(
      ".apps/BoardViews/Base.lproj/Main.storyboard",
      Self.storyboard.replacingOccurrences(of: color, with: "name=\"Ground\""))
    let catalog = ".apps/BoardViews/Assets.xcassets/Ground.colorset"
    try FileManager.default.createDirectory(
      atPath: "\(FlipbookProgram.folder)/\(catalog)", withIntermediateDirectories: true)
    try FlipbookProgram.write(
      "\(catalog)/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}],
        "info": {"author": "xcode", "version": 1}}
      """)
    #expect(try list(".apps/BoardViews/App.xcodeproj").contains("(rect 0 0 60 40) #00FF00FF"))
  }

  @Test("a damaged storyboard is said with its line, and the film goes on")
  func damaged() throws {
    try write(".apps/BoardDamaged")
    try FlipbookProgram.write(
      ".apps/BoardDamaged/Base.lproj/Main.storyboard", "<document>\n<scenes></document>")
    let result = try FlipbookProgram.run(["still", ".apps/BoardDamaged", "--print-list"])
    #expect(result.code == 0 && result.errors.contains("Main.storyboard:2"), "\(result.errors)")
  }
}
