extension Double {
  /// The number kept between 0 and 1; 0 for one that is no number. Springs go beyond both ends.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}
