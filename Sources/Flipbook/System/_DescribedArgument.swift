import Foundation

/// A value that a phone hands to formats and predicates as an object: `date as CVarArg`. A format writes its description.
public protocol _DescribedArgument: CustomStringConvertible {}

extension _DescribedArgument {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The words of the description's reference.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension Date: _DescribedArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: _DescribedArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: _DescribedArgument, @retroactive CVarArg, @retroactive _CVarArgObject {}
