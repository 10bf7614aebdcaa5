#pragma once

// Elementary functions from musl that give the same bits on every processor; see musl/README.md.

double flipbook_exp(double x);
double flipbook_expm1(double x);
double flipbook_log(double x);
double flipbook_log1p(double x);
double flipbook_pow(double x, double y);
float flipbook_powf(float x, float y);
double flipbook_sin(double x);
double flipbook_cos(double x);
double flipbook_tan(double x);
double flipbook_asin(double x);
double flipbook_acos(double x);
double flipbook_atan(double x);
double flipbook_atan2(double y, double x);
double flipbook_hypot(double x, double y);
