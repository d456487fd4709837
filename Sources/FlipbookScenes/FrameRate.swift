import FlipbookExport

/// Rates are the export's, known here by the same name.
package typealias FrameRate = FlipbookExport.FrameRate
