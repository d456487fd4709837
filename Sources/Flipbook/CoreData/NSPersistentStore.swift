import Foundation

/// Where objects are kept: in memory, in a film.
open class NSPersistentStore: NSObject {
  /// The file.
  open var url: URL?
  /// The kind of file.
  public let type: String
  /// The part of the model that is kept.
  public let configurationName: String
  /// The options, which have no effect.
  open var options: [AnyHashable: Any]?

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, configurationName) = (type, configuration ?? "PF_DEFAULT_CONFIGURATION_NAME")
    (self.url, self.options) = (url, options)
  }
}
