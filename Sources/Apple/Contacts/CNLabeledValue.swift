/// A value with a word for it.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// The word; nil for none.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Identifies the value.
  public let identifier = UUID().uuidString

  /// Makes a value with a word.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

  /// The word without the signs around those that all devices have.
  public class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "").lowercased()
  }
}
