import Foundation

/// The texts of an app's `Info.plist`: of the file that the build settings name, and those that Xcode writes into it.
struct XcodeInformation {
  /// By their keys.
  private(set) var values: [String: String] = [:]

  /// Keys that are kept, and characters of a value, at most.
  private static let (countLimit, lengthLimit) = (256, 4096)

  /// - Parameters:
  ///   - settings: Those of the target.
  ///   - folder: The project's, absolute.
  init(_ settings: XcodeSettings, folder: String) {
    let known = [
      "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    ]
    for (key, name) in known { values[key] = settings.text(name) }
    for (key, text) in settings.texts(prefixed: "INFOPLIST_KEY_") { values[key] = text }
    if let path = settings.text("INFOPLIST_FILE"),
      let data = FileManager.default.contents(atPath: XcodeProjectFile.join(folder, path)),
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      for (key, value) in read { if let text = value as? String { values[key] = settings.expanded(text) } }
    }
    values = values.filter { !$0.value.isEmpty && $0.value.utf8.count <= Self.lengthLimit }
    for key in values.keys.sorted().dropFirst(Self.countLimit) { values[key] = nil }
  }
}
