import FlipbookDrawing
import FlipbookMotion
import Foundation

enum SheetSettingsKey: PreferenceKey {
  static var defaultValue: SheetSettings { SheetSettings() }
  static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {}
}
