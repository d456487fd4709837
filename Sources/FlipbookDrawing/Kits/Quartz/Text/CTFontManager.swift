import Foundation

/// Returns the sentence of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.description }

/// Makes the fonts of a file available by name.
///
/// - Returns: False, and an error, when the file is no font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL), FontNames(data) != nil else {
    error?.pointee = .passRetained(CFError("\(fontURL.lastPathComponent) is no font."))
    return false
  }
  return register(file: fontURL.path, data: data, error)
}

/// Makes the fonts of files available by name.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failed = fontURLs.filter { url in
    guard let url = url as? URL else { return true }
    return !CTFontManagerRegisterFontsForURL(url, scope, nil)
  }
  _ = registrationHandler?(failed.isEmpty ? [] : failed, true)
}

/// Makes a font available by name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register(file: nil, data: font.data, error)
}

/// Fonts stay available to the end of the film.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Fonts stay available to the end of the film.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func register(
  file: String?, data: Data, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let engine = SceneTraits.current.resources?.textEngine else { return true }
  if engine.add(font: data, file: file) { return true }
  error?.pointee = .passRetained(CFError("The font can't be used."))
  return false
}
