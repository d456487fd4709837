import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UTType {
  /// A folder or a file that looks like one.
  public static let directory = UTType("public.directory")
  /// A symbolic link.
  public static let symbolicLink = UTType("public.symlink")
  /// A folder that looks like a file.
  public static let package = UTType("com.apple.package")
  /// A folder with code and resources.
  public static let bundle = UTType("com.apple.bundle")
  /// An app.
  public static let application = UTType("com.apple.application")
  /// A disk.
  public static let volume = UTType("public.volume")
  /// Several files in one.
  public static let archive = UTType("public.archive")
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive")
  /// A file compressed by gzip.
  public static let gzip = UTType("org.gnu.gnu-zip-archive")
  /// HTML.
  public static let html = UTType("public.html")
  /// XML.
  public static let xml = UTType("public.xml")
  /// Text with a format.
  public static let rtf = UTType("public.rtf")
  /// Text with a format and attachments.
  public static let rtfd = UTType("com.apple.rtfd")
  /// YAML.
  public static let yaml = UTType("public.yaml")
  /// A list of properties.
  public static let propertyList = UTType("com.apple.property-list")
  /// Values between commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  /// Values between tabs.
  public static let tabSeparatedText = UTType("public.tab-separated-values-text")
  /// Values between marks.
  public static let delimitedText = UTType("public.delimited-values-text")
  /// A program's text.
  public static let sourceCode = UTType("public.source-code")
  /// A program's text in Swift.
  public static let swiftSource = UTType("public.swift-source")
  /// A script.
  public static let script = UTType("public.script")
  /// A log.
  public static let log = UTType("public.log")
  /// A TIFF image.
  public static let tiff = UTType("public.tiff")
  /// A GIF image.
  public static let gif = UTType("com.compuserve.gif")
  /// A BMP image.
  public static let bmp = UTType("com.microsoft.bmp")
  /// A HEIC image.
  public static let heic = UTType("public.heic")
  /// A HEIF image.
  public static let heif = UTType("public.heif")
  /// A WebP image.
  public static let webP = UTType("org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType("public.svg-image")
  /// The icons of an app.
  public static let icns = UTType("com.apple.icns")
  /// An icon.
  public static let ico = UTType("com.microsoft.ico")
  /// An image as a camera took it.
  public static let rawImage = UTType("public.camera-raw-image")
  /// A photograph that moves.
  public static let livePhoto = UTType("com.apple.live-photo")
  /// A film or sound.
  public static let audiovisualContent = UTType("public.audiovisual-content")
  /// A film without sound.
  public static let video = UTType("public.video")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType("public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie")
  /// An MPEG film.
  public static let mpeg = UTType("public.mpeg")
  /// An AVI film.
  public static let avi = UTType("public.avi")
  /// Sound in MP3.
  public static let mp3 = UTType("public.mp3")
  /// Sound in WAVE.
  public static let wav = UTType("com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = UTType("public.aiff-audio")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio")
  /// Notes.
  public static let midi = UTType("public.midi-audio")
  /// A list of sounds.
  public static let playlist = UTType("public.playlist")
  /// Slides.
  public static let presentation = UTType("public.presentation")
  /// A spreadsheet.
  public static let spreadsheet = UTType("public.spreadsheet")
  /// A database.
  public static let database = UTType("public.database")
  /// A font.
  public static let font = UTType("public.font")
  /// A contact.
  public static let contact = UTType("public.contact")
  /// A card with a contact.
  public static let vCard = UTType("public.vcard")
  /// A message.
  public static let message = UTType("public.message")
  /// An event.
  public static let calendarEvent = UTType("public.calendar-event")
  /// A letter.
  public static let emailMessage = UTType("public.email-message")
  /// The address of a page in a file.
  public static let internetLocation = UTType("com.apple.internet-location")
  /// A bookmark.
  public static let bookmark = UTType("public.bookmark")
  /// A scene in three dimensions.
  public static let usdz = UTType("com.pixar.universal-scene-description-mobile")
  /// A scene in three dimensions of any format.
  public static let threeDContent = UTType("public.3d-content")
  /// A book.
  public static let epub = UTType("org.idpf.epub-container")
  /// Content of several kinds.
  public static let compositeContent = UTType("public.composite-content")
  /// A disk in a file.
  public static let diskImage = UTType("public.disk-image")
  /// A program.
  public static let executable = UTType("public.executable")
}
