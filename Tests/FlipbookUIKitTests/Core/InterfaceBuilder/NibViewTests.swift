import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// A view of a scene's own.
@MainActor
final class BadgeView: UIView {
  var radius: CGFloat = 0
  var isRound = false
  var title: String?
  var label: UILabel!
  var parts: [UIView] = []
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("made with \(subviews.count) subviews")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(label?.text ?? "-") \(radius)")
  }

  func tapped(_ sender: UIButton) { log.append("tapped \(sender.tag)") }

  static func register() {
    NibClasses.register(BadgeView.self)
    NibClasses.register(BadgeView.self) {
      [
        .property("radius", \BadgeView.radius), .property("isRound", \BadgeView.isRound),
        .property("title", \BadgeView.title), .property("label", \BadgeView.label),
        .property("parts", \BadgeView.parts),
        .action("tapped:", .method("tapped:", BadgeView.tapped(_:))),
      ]
    }
  }
}

@MainActor
@Suite("Views of Interface Builder's documents")
struct NibViewTests {
  private func make(_ objects: String, owner: AnyObject? = nil) throws -> [UIView] {
    try UINib(NibDocuments.views(objects)).instantiate(withOwner: owner).compactMap { $0 as? UIView }
  }

  @Test("a button's configuration has the font of its title")
  func titleFont() throws {
    let made = try make(
      """
      <button opaque="NO" buttonType="system" id="a">
      <rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="plain" title="Login">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle1"/>
      </buttonConfiguration>
      </button>
      """)
    let title = try #require((made.first as? UIButton)?.configuration?.attributedTitle)
    let font = NSAttributedString(title).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  @Test("a button's configuration has its ground, and a title of its own alone")
  func ground() throws {
    let made = try make(
      """
      <button opaque="NO" buttonType="system" id="a">
      <rect key="frame" x="0" y="0" width="90" height="40"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain">
      <backgroundConfiguration key="background" image="star.fill" catalog="system" cornerRadius="9">
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </backgroundConfiguration>
      </buttonConfiguration>
      </button>
      """)
    let button = try #require(made.first as? UIButton)
    let ground = try #require(button.configuration?.background)
    #expect(ground.image?.size == UIImage(systemName: "star.fill")?.size && ground.cornerRadius == 9)
    #expect(ground.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(button.configuration?.title == nil && button.title(for: .normal) == nil)
  }

  @Test("a label has its text, font, colour and lines")
  func label() throws {
    let made = try make(
      """
      <label opaque="NO" contentMode="left" text="Hello" textAlignment="center" lineBreakMode="wordWrap"
        numberOfLines="0" userInteractionEnabled="NO" tag="7" alpha="0.5" id="a">
      <rect key="frame" x="10" y="20" width="100" height="30"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label>
      """)
    let label = try #require(made.first as? UILabel)
    #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byWordWrapping && label.tag == 7 && label.alpha == 0.5)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 30) && !label.isUserInteractionEnabled)
    #expect(label.font == .boldSystemFont(ofSize: 21))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("colours are those of the system, of white, of P3 and of the document")
  func colors() throws {
    let file = try NibDocuments.views("")
    func color(_ text: String) throws -> UIColor? {
      NibColors.color(try MarkupReader.read(Data(text.utf8)), in: file)
    }
    #expect(try color("<color systemColor=\"systemTealColor\"/>") == .systemTeal)
    #expect(
      try color("<color white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
        == UIColor(white: 0.25, alpha: 1))
    #expect(
      try color("<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\"/>")
        == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try color("<color cocoaTouchSystemColor=\"darkTextColor\"/>") == .darkText)
    #expect(try color("<color key=\"x\"/>") == nil)
  }

  @Test("constraints, guides and variations place views as the document says")
  func constraints() throws {
    var root: UIView?
    let film = UIKitFilm(size: CGSize(width: 200, height: 100)) { view in
      let made = try? self.make(
        """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        <view id="gone"/>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" symbolic="YES" id="2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:4" id="3"/>
        <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="5"/>
        <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="6"/>
        <constraint firstItem="b" firstAttribute="width" constant="20" id="7"/>
        <constraint firstItem="b" firstAttribute="height" constant="10" id="8"/>
        <constraint firstItem="b" firstAttribute="height" constant="70" id="9"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask>
        <mask key="constraints"><exclude reference="9"/></mask></variation>
        </view>
        """)
      guard let own = made?.first else { return }
      own.frame = view.bounds
      view.addSubview(own)
      root = own
    }
    film.go(to: 0.1)
    let frames = try #require(root).subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 10, y: 20, width: 50, height: 30), CGRect(x: 68, y: 30, width: 20, height: 10),
      ])
  }

  @Test("a class of the scene's reads its values in init(coder:), then gets outlets, attributes and awakes")
  func customClass() throws {
    BadgeView.register()
    let made = try make(
      """
      <view contentMode="scaleToFill" customClass="BadgeView" customModule="Anything" id="v">
      <rect key="frame" x="0" y="0" width="80" height="40"/>
      <subviews>
      <label text="Inside" id="l"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
      <button buttonType="system" tag="5" id="b"><rect key="frame" x="0" y="20" width="80" height="20"/>
      <state key="normal" title="Press"/>
      <connections><action selector="tapped:" destination="v" eventType="touchUpInside" id="c1"/></connections>
      </button>
      </subviews>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="6.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="Badge"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
      <outlet property="label" destination="l" id="c2"/>
      <outletCollection property="parts" destination="l" id="c3"/>
      <outletCollection property="parts" destination="b" id="c4"/>
      </connections>
      </view>
      """)
    let badge = try #require(made.first as? BadgeView)
    #expect(badge.log == ["made with 2 subviews", "awake Inside 6.5"])
    #expect(badge.isRound && badge.title == "Badge" && badge.layer.cornerRadius == 9)
    #expect(badge.parts.count == 2 && badge.label === badge.subviews[0])
    let button = try #require(badge.subviews[1] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(badge.log.last == "tapped 5" && button.currentTitle == "Press" && button.buttonType == .system)
  }

  @MainActor private final class Helper: NSObject { var name = "helper" }

  @MainActor private final class Owner: NSObject {
    var helper: Helper?
    weak var view: UIView?
  }

  @Test("plain objects of the scene's are made, and the owner's outlets are set")
  func plainObjects() throws {
    NibClasses.register(Helper.self, alias: "MyHelper") { Helper() }
    NibClasses.register(Owner.self) { [.property("helper", \Owner.helper), .property("view", \Owner.view)] }
    let owner = Owner()
    let made = try make(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="helper" destination="h" id="1"/><outlet property="view" destination="v" id="2"/>
      </connections></placeholder>
      <view id="v"/><customObject id="h" customClass="MyHelper"/>
      """, owner: owner)
    #expect(owner.helper?.name == "helper" && owner.view === made.first && made.count == 1)
  }

  @Test("what a scene lacks is said, and a plain view stands for it")
  func diagnostics() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let made = try make(
        """
        <view customClass="Nowhere" id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="size"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view><arscnView id="x"/>
        """)
      #expect(made.count == 1)
    }
    #expect(collector.diagnostics.map(\.code).sorted() == ["nib.class", "nib.element", "nib.property"])
  }
}
