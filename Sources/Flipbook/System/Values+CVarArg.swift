import Foundation

// Values that a phone hands to formats and predicates as objects: `date as CVarArg`. A format writes them as their description.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The words of the description's reference.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The words of the description's reference.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The words of the description's reference.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
