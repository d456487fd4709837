import Foundation

extension AttributeContainer {
  /// Makes a container of UIKit's attributes: font, colours, outlines, letter spacing, rise and paragraph. Others are left out, with a
  /// diagnostic.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    for (key, value) in dictionary.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch key {
      case .font: self[Scope.FontAttribute.self] = value as? UIFont
      case .foregroundColor: self[Scope.ForegroundColorAttribute.self] = value as? UIColor
      case .backgroundColor: self[Scope.BackgroundColorAttribute.self] = value as? UIColor
      case .strokeColor: self[Scope.StrokeColorAttribute.self] = value as? UIColor
      case .strokeWidth:
        self[Scope.StrokeWidthAttribute.self] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
      case .kern: self[Scope.KerningAttribute.self] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
      case .baselineOffset:
        self[Scope.BaselineOffsetAttribute.self] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
      case .paragraphStyle: self[Scope.ParagraphStyleAttribute.self] = value as? NSParagraphStyle
      default: unsupported("AttributeContainer.init(_:)", when: true)
      }
    }
  }
}

extension NSAttributedString {
  /// Makes a text with the attributes of UIKit's that another has.
  public convenience init(_ attrStr: AttributedString) {
    typealias Scope = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Scope.FontAttribute.self]
      attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
      attributes[.strokeColor] = run[Scope.StrokeColorAttribute.self]
      attributes[.strokeWidth] = run[Scope.StrokeWidthAttribute.self]
      attributes[.kern] = run[Scope.KerningAttribute.self]
      attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
      attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
